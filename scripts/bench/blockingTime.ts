/** What is read of an event in Chromium's trace. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Its CPU time in µs. */
  tdur?: number;
  args: object;
}

/** As Lighthouse's mobile preset: a phone is so many times slower than this machine. */
const SLOWER = 4;
/** A task that takes a phone longer keeps a player waiting, in ms. */
const LONG_MS = 50;

const MICROSECONDS = 1000;

/**
 * The time in ms for which the tasks of a page would block a cheap phone, by their CPU time: Lighthouse's TBT takes their wall clock, and
 * where a browser shares few cores with the host and with Lighthouse a task mostly waits for one. Tasks before the first paint
 * count, too: on a slow network the scripts of a page that is painted by scripts come as late. NaN without a paint.
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) return NaN;
  const threads = new Set(
    events
      .filter(({ name, pid, args }) => name === 'thread_name' && pid === paint.pid && isMain(args))
      .map(({ tid }) => tid),
  );
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && threads.has(tid))
    .map(({ tdur = 0 }) => (tdur / MICROSECONDS) * SLOWER - LONG_MS)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}

const isMain = (args: object): boolean => 'name' in args && args.name === 'CrRendererMain';
