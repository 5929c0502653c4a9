import type { Browser } from 'playwright-core';
import { launchWholeBrowser, visit } from '../../tests/support/browser';

/** The fields that are read from an event of Chromium's trace. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Its CPU time in µs. */
  tdur?: number;
  args: { name?: string };
}

/** The slowdown of a phone compared with this machine, as in Lighthouse's mobile preset. */
const SLOWER = 4;
/** A task that takes longer on a phone blocks the player noticeably, in ms. */
const LONG_MS = 50;
/** The longest time after the load event in which a page still starts work of its own, in ms. */
const STARTING_MS = 2500;
/** Visits before a repeated visit: V8 stores compiled code after the second one. */
const VISITS_BEFORE = 2;

const MICROSECONDS = 1000;

/** Tasks only: more detail would slow them down. */
const categories = ['toplevel'];
const TASK = 'ThreadControllerImpl::RunTask';

function blockedIn(events: readonly TraceEvent[]): number {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => ph === 'X' && name === TASK && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => (tdur / MICROSECONDS) * SLOWER - LONG_MS)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}

async function blockedOnce(browser: Browser, url: string, again: boolean, cookie?: string): Promise<number> {
  const { page, context } = await visit(browser, 'phone');
  if (cookie !== undefined) await context.setExtraHTTPHeaders({ Cookie: cookie });
  const load = async () => {
    await page.goto(url);
    await page.waitForTimeout(STARTING_MS);
  };
  if (again) for (let visits = 0; visits < VISITS_BEFORE; visits += 1) await load();
  await browser.startTracing(page, { categories });
  await load();
  const trace = await browser.stopTracing();
  await context.close();
  return blockedIn((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

/**
 * The times in ms, one for each run, for which the page's tasks would block a cheap phone, by their CPU time. Lighthouse's TBT uses
 * wall-clock time, which is mostly waiting when the browser shares few cores with the host and with Lighthouse, and what it observes
 * slows the start of scripts down. Tasks before the first paint count as well, because on a slow network scripts arrive after it.
 */
export async function blockingTimes(
  url: string,
  { runs, again = false, cookie }: { runs: number; again?: boolean; cookie?: string | undefined },
): Promise<number[]> {
  const browser = await launchWholeBrowser();
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) times.push(await blockedOnce(browser, url, again, cookie));
  } finally {
    await browser.close();
  }
  return times;
}
