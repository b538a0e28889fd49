//! The receiver of the reports of a lesson in a package, and the purpose for which the platform has opened it.

/// The receiver of the reports of a lesson in a package.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Receiver {
    /// Nobody: no platform is around the page.
    #[default]
    Nobody,
    /// The platform on this host.
    Host(String),
    /// Nobody. The address of the page names this host, which has not opened the page, or is reached without encryption.
    Refused(String),
}

/// The origin of an address, such as `https://school.example`, and its host, both as the browser reads them from the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Scheme, host and port.
    pub origin: String,
    /// Host and port.
    pub host: String,
}

impl Receiver {
    /// The receiver, if the address of a page names these places; `own` is the origin of the page, and `launchers` are the origins that may
    /// have opened it.
    ///
    /// Anybody can write an address, so the address alone allows nothing: a report goes to the origin of the page, or over https to an
    /// origin that has opened it.
    pub fn named(places: &[Place], own: &str, launchers: &[String]) -> Self {
        let is_allowed = |Place { origin, .. }: &&Place| {
            let is_own = origin.starts_with("http") && origin == own;
            is_own || origin.starts_with("https://") && launchers.contains(origin)
        };
        match (places.first(), places.iter().find(|place| !is_allowed(place))) {
            (None, _) => Self::Nobody,
            (Some(first), None) => Self::Host(first.host.clone()),
            (Some(_), Some(refused)) => Self::Refused(refused.host.clone()),
        }
    }

    /// True if the page sends results.
    pub fn is_host(&self) -> bool {
        matches!(self, Self::Host(_))
    }
}

/// The purpose for which a platform has opened a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// To be done: results count.
    #[default]
    Graded,
    /// To be done without credit: the platform keeps the work, and gets no result.
    Ungraded,
    /// To be looked at (browse, review): nothing is sent that changes what the platform has.
    Shown,
}

impl Mode {
    /// The mode from `cmi.core.lesson_mode` and `cmi.core.credit`. A platform need not know the first.
    pub fn of_scorm(lesson_mode: &str, credit: &str) -> Self {
        match (lesson_mode, credit) {
            ("browse" | "review", _) => Self::Shown,
            (_, "no-credit") => Self::Ungraded,
            _ => Self::Graded,
        }
    }

    /// The mode from `launchMode` of cmi5.
    pub fn of_cmi5(launch_mode: &str) -> Self {
        if matches!(launch_mode, "Browse" | "Review") { Self::Shown } else { Self::Graded }
    }
}

#[cfg(test)]
mod tests {
    use super::{Mode, Place, Receiver};

    fn place(origin: &str) -> Place {
        Place { origin: origin.into(), host: origin.rsplit('/').next().unwrap_or_default().into() }
    }

    #[test]
    fn an_address_alone_allows_no_report() {
        let (own, school) = ("https://files.example", "https://school.example");
        let of = |named: &[&str], launchers: &[&str]| {
            let places: Vec<Place> = named.iter().map(|origin| place(origin)).collect();
            let launchers: Vec<String> = launchers.iter().map(|origin| (*origin).to_owned()).collect();
            Receiver::named(&places, own, &launchers)
        };
        let host = |name: &str| Receiver::Host(name.into());
        let refused = |name: &str| Receiver::Refused(name.into());
        assert_eq!(of(&[], &[]), Receiver::Nobody);
        assert_eq!(of(&[own], &[]), host("files.example"));
        assert_eq!(of(&["https://attacker.example"], &[]), refused("attacker.example"));
        assert_eq!(of(&["https://attacker.example"], &[school, own]), refused("attacker.example"));
        assert_eq!(of(&[school], &[own, school]), host("school.example"));
        // Another port or scheme is another origin.
        assert_eq!(of(&["https://school.example:8443"], &[school]), refused("school.example:8443"));
        // Without encryption only to the page's own origin.
        assert_eq!(of(&["http://school.example"], &["http://school.example"]), refused("school.example"));
        // The address for the token counts as well as the one for results.
        assert_eq!(of(&[school, "https://attacker.example"], &[school]), refused("attacker.example"));
        assert_eq!(of(&[school, school], &[school]), host("school.example"));
    }

    #[test]
    fn a_page_without_an_origin_is_no_receiver() {
        assert_eq!(Receiver::named(&[place("null")], "null", &["null".into()]), Receiver::Refused("null".into()));
        let http = "http://localhost:8080";
        assert_eq!(Receiver::named(&[place(http)], http, &[]), Receiver::Host("localhost:8080".into()));
    }

    #[test]
    fn browse_and_review_change_nothing() {
        let scorm =
            [("normal", "credit"), ("", ""), ("normal", "no-credit"), ("browse", "no-credit"), ("review", "credit")];
        assert_eq!(
            scorm.map(|(mode, credit)| Mode::of_scorm(mode, credit)),
            [Mode::Graded, Mode::Graded, Mode::Ungraded, Mode::Shown, Mode::Shown]
        );
        assert_eq!(
            ["Normal", "Browse", "Review", ""].map(Mode::of_cmi5),
            [Mode::Graded, Mode::Shown, Mode::Shown, Mode::Graded]
        );
    }
}
