/** The fields that are read from an event of Chromium's trace. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Its CPU time in µs. */
  tdur?: number;
  args: object;
}

/** The slowdown of a phone compared with this machine, as in Lighthouse's mobile preset. */
const SLOWER = 4;
/** A task that takes longer on a phone blocks the player noticeably, in ms. */
const LONG_MS = 50;

const MICROSECONDS = 1000;

/**
 * The time in ms for which a page's tasks would block a cheap phone, by their CPU time. Lighthouse's TBT uses wall-clock time, which is
 * mostly waiting when the browser shares few cores with the host and with Lighthouse. Tasks before the first paint count as well,
 * because on a slow network the scripts of a page that is painted by scripts arrive just as late. NaN without a paint.
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
