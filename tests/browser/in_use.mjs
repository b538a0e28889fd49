// The memory that a browser uses for its pages. Freed memory stays with the browser's allocators for some time. The memory of its processes
// alone would therefore not distinguish a leak from memory that is ready to be used again.
import { renderers, resident } from './processes.mjs';

/** The allocators that say both how much memory they have taken and how much of it is in use. */
const ALLOCATORS = /^(malloc|partition_alloc\/partitions\/[^/]+|blink_gc\/(main|workers\/[^/]+)\/heap)$/;
/** Memory that a thread has freed and keeps for its next use counts as in use, so it is subtracted. */
const READY = 'malloc/partitions/allocator/thread_cache';

/**
 * The bytes in use by all pages of a browser and their workers, after their garbage has been collected: the memory of their processes
 * alone, without the free memory of the allocators. WebAssembly, workers, compiled code and stacks are included. `taken` includes the free
 * memory. The result is `null` if the system does not report the memory of a process. `ids` are the numbers of the processes that count;
 * without them all do, also the empty ones that the browser keeps ready for the next page.
 */
export async function inUse(browser, ids) {
  if (process.platform !== 'linux') return null;
  const dumps = await memoryDump(browser);
  const all = { taken: 0, used: 0 };
  for (const id of ids ?? (await renderers())) {
    const taken = await resident(id);
    all.taken += taken;
    all.used += taken - free(dumps.get(id) ?? {});
  }
  return all;
}

/** The bytes that the allocators of a process keep free. */
function free(allocators) {
  const number = (name, what) => parseInt(allocators[name]?.attrs[what]?.value ?? '0', 16);
  const names = Object.keys(allocators).filter((name) => ALLOCATORS.test(name));
  return names.reduce((sum, name) => sum + number(name, 'size') - number(name, 'allocated_objects_size'), number(READY, 'size'));
}

/** The figures of the allocators of each process, by the number of the process. */
async function memoryDump(browser) {
  const session = await browser.newBrowserCDPSession();
  const traceConfig = { includedCategories: ['disabled-by-default-memory-infra'], excludedCategories: ['*'], memoryDumpConfig: { triggers: [] } };
  await session.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig });
  // A deterministic dump collects the garbage first.
  const { success } = await session.send('Tracing.requestMemoryDump', { deterministic: true, levelOfDetail: 'light' });
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  const { traceEvents: events } = JSON.parse(await read(session, (await complete).stream));
  await session.detach();
  if (!success) throw new Error('The browser did not say how it uses its memory.');
  const dumps = new Map();
  for (const { pid, args } of events) if (args?.dumps?.allocators) dumps.set(pid, { ...dumps.get(pid), ...args.dumps.allocators });
  return dumps;
}

async function read(session, handle) {
  for (let text = ''; ; ) {
    const { data, eof } = await session.send('IO.read', { handle });
    text += data;
    if (eof) {
      await session.send('IO.close', { handle });
      return text;
    }
  }
}
