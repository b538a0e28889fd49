// The work of the page's main thread while something is done, for the reports. Times belong to the machine.

/** Tasks of the main thread while `steps` runs, in milliseconds, the longest first. */
export async function tasksDuring(client, steps) {
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const done = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', { categories: 'toplevel,devtools.timeline,__metadata', transferMode: 'ReportEvents' });
  const result = await steps();
  await client.send('Tracing.end');
  await done;
  client.removeAllListeners('Tracing.dataCollected');
  const mains = events.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
  const isMain = (e) => mains.some((main) => main.pid === e.pid && main.tid === e.tid);
  // Time of the thread, not of the clock, where the browser counts it: other programs do not count.
  const tasks = events.filter((e) => e.name.endsWith('RunTask') && e.dur && isMain(e)).map((e) => (e.tdur ?? e.dur) / 1000);
  return { tasks: tasks.sort((a, b) => b - a), result };
}

export const total = (numbers) => numbers.reduce((sum, n) => sum + n, 0);
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const ms = (n) => `${n.toFixed(1)} ms`;
