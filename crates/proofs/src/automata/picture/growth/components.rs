//! The components of a graph that are reached from its first state: Tarjan's algorithm, without recursion.

/// For each component that has an edge, its states' edges inside of it, numbered anew. Only states that are kept count, and only what
/// is reached from state 0.
pub(super) fn components(next: &[Vec<usize>], is_kept: &[bool]) -> Vec<Vec<Vec<usize>>> {
    let count = next.len();
    let mut search = Search {
        number: vec![0; count],
        low: vec![0; count],
        component: vec![usize::MAX; count],
        stack: Vec::new(),
        found: 0,
    };
    search.begin(next, is_kept);
    let mut states = vec![Vec::new(); search.found];
    for (state, &component) in search.component.iter().enumerate().filter(|(_, component)| **component != usize::MAX) {
        states[component].push(state);
    }
    let inside = |states: &Vec<usize>| -> Vec<Vec<usize>> {
        let edges = |&state: &usize| {
            let stays = next[state].iter().filter(|&&to| search.component[to] == search.component[state]);
            stays.filter_map(|to| states.binary_search(to).ok()).collect()
        };
        states.iter().map(edges).collect()
    };
    states.iter().map(inside).filter(|edges| edges.iter().any(|row| !row.is_empty())).collect()
}

struct Search {
    /// When a state was reached: 1 for the first one, and 0 if it was not.
    number: Vec<usize>,
    /// The earliest state that it leads back to, as far as is known.
    low: Vec<usize>,
    component: Vec<usize>,
    /// The states that were reached and have no component yet.
    stack: Vec<usize>,
    found: usize,
}

impl Search {
    fn begin(&mut self, next: &[Vec<usize>], is_kept: &[bool]) {
        if !is_kept.first().copied().unwrap_or(false) {
            return;
        }
        let mut reached = 1;
        (self.number[0], self.low[0]) = (1, 1);
        self.stack.push(0);
        // The states on the way, and which edge of each is next.
        let mut way = vec![(0, 0)];
        while let Some((state, edge)) = way.pop() {
            match next[state].get(edge).copied() {
                Some(to) => {
                    way.push((state, edge + 1));
                    if !is_kept[to] {
                        continue;
                    }
                    if self.number[to] == 0 {
                        reached += 1;
                        (self.number[to], self.low[to]) = (reached, reached);
                        self.stack.push(to);
                        way.push((to, 0));
                    } else if self.component[to] == usize::MAX {
                        self.low[state] = self.low[state].min(self.number[to]);
                    }
                }
                None => {
                    if self.low[state] == self.number[state] {
                        self.close(state);
                    }
                    if let Some(&(parent, _)) = way.last() {
                        self.low[parent] = self.low[parent].min(self.low[state]);
                    }
                }
            }
        }
    }

    /// All states above this one on the stack are its component.
    fn close(&mut self, first: usize) {
        while let Some(state) = self.stack.pop() {
            self.component[state] = self.found;
            if state == first {
                break;
            }
        }
        self.found += 1;
    }
}
