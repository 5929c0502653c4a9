import type { Page } from 'playwright-core';
import { defineName, launchWholeBrowser, takenOver, visit, type Size } from '../../tests/support/browser';
import { openFolder } from '../../tests/support/openFolder';
import { demoPlayer } from '../../tests/support/player';
import { openUserMenu, sidebarToggle, usernameInput } from '../../tests/support/portalPages';
import { startHost } from '../../tests/support/startHost';
import { percentile } from '../percentile';

/** The slowdown of the simulated phone compared with this machine. */
const SLOWDOWN = 6;
const TIMES = 30;
/** Browsers do not report shorter events, in ms. */
const SHORTEST_MS = 16;

interface Seen {
  /** The time from each event of an interaction to the next paint, in ms. */
  durations: number[];
  /** The durations of tasks above 50 ms, in ms. */
  tasks: number[];
}
type WatchedWindow = Window & { seen?: Seen };

/** Runs in the page: records the browser's own measurements. */
function watchInteractions() {
  const seen: Seen = { durations: [], tasks: [] };
  (window as WatchedWindow).seen = seen;
  const keep = (into: number[]) => (list: PerformanceObserverEntryList) =>
    void into.push(
      ...list
        .getEntries()
        .filter((entry) => entry.entryType === 'longtask' || (entry as PerformanceEventTiming).interactionId)
        .map(({ duration }) => duration),
    );
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver(keep(seen.durations)).observe(events);
  new PerformanceObserver(keep(seen.tasks)).observe({ type: 'longtask' });
}

/** Waits for two idle callbacks. Network idle never occurs, because the stream of money events stays open. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  );

/** Waits for the next paints, then returns and clears the measurements since the last call. */
const takeSeen = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let frame = 0; frame < 3; frame += 1) await painted();
    const { durations = [], tasks = [] } = (window as WatchedWindow).seen ?? {};
    return { durations: durations.splice(0), tasks: tasks.splice(0) };
  });

interface Interaction {
  what: string;
  path: string;
  size: Size;
  /** Whether the page is for visitors; otherwise the player is signed in. */
  visitor?: boolean;
  /** Runs once before the measurement. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page, turn: number) => Promise<unknown>;
}

const inTurn = (names: readonly string[], turn: number) => names[turn % names.length] ?? '';
const pagesInTurn = ['Nạp thẻ', 'Thông tin cá nhân', 'Lịch sử giao dịch', 'Nạp game'];
const modesInTurn = ['Sáng', 'Tối'];

const interactions: Interaction[] = [
  {
    what: 'a key',
    path: '/login',
    size: 'phone',
    visitor: true,
    before: (page) => usernameInput(page).focus(),
    act: (page) => page.keyboard.press('a'),
  },
  {
    what: 'a tile',
    path: '/payment/bank-transfer',
    size: 'phone',
    act: (page, turn) =>
      page
        .getByRole('radio')
        .nth(turn % 4)
        .check({ force: true }),
  },
  {
    what: 'a dialog, opened and closed',
    path: '/',
    size: 'phone',
    act: async (page, turn) => {
      await page.getByRole('dialog').waitFor({ state: turn % 2 === 0 ? 'hidden' : 'visible' });
      if (turn % 2 === 1) return page.keyboard.press('Escape');
      return page.getByRole('button', { name: /^Họ và tên/ }).click();
    },
  },
  {
    what: 'the drawer',
    path: '/',
    size: 'phone',
    act: async (page, turn) => {
      const isOpen = turn % 2 === 1;
      await page.locator(`header button[aria-expanded=${isOpen}][aria-label$="trình đơn"]`).first().waitFor();
      return isOpen ? page.keyboard.press('Escape') : sidebarToggle(page).click();
    },
  },
  {
    what: 'the colour mode',
    path: '/',
    size: 'laptop',
    before: openUserMenu,
    act: (page, turn) => page.locator('label', { hasText: inTurn(modesInTurn, turn) }).click(),
  },
  {
    what: 'a change of page',
    path: '/',
    size: 'laptop',
    act: (page, turn) =>
      page
        .getByRole('link', { name: inTurn(pagesInTurn, turn), exact: true })
        .first()
        .click(),
  },
];

/** Repeats the interaction. Returns the longest event of each repetition, and all tasks above 100 ms. */
async function repeat(
  page: Page,
  { before, act }: Interaction,
): Promise<{ times: number[]; tasks: number[] }> {
  await before?.(page);
  // Warm-up: the first repetition loads chunks and data.
  for (let turn = 0; turn < 4; turn += 1) await act(page, turn);
  await idle(page);
  await takeSeen(page);
  const times: number[] = [];
  const tasks: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    await act(page, turn);
    const seen = await takeSeen(page);
    times.push(Math.max(SHORTEST_MS, ...seen.durations));
    tasks.push(...seen.tasks.filter((ms) => ms > 100));
  }
  return { times, tasks };
}

/** Measures the time from a player's action to the next paint, as the browser reports it, with CPU throttling. */
export async function benchInteractions(): Promise<void> {
  console.log(`Interactions: to the next paint at ${SLOWDOWN} × CPU, ${TIMES} times each after 4`);
  const host = await startHost({
    env: { DATA_DIR: openFolder('portal-bench-interactions-'), LOG_LEVEL: 'warn' },
  });
  const browser = await launchWholeBrowser();
  try {
    const player = demoPlayer(host);
    for (const interaction of interactions) {
      const { page, context } = await visit(browser, interaction.size);
      if (!interaction.visitor) await player.signInto(context);
      await context.addInitScript(defineName);
      await context.addInitScript(watchInteractions);
      const cdp = await context.newCDPSession(page);
      await page.goto(host.origin + interaction.path);
      await takenOver(page);
      await idle(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const { times, tasks } = await repeat(page, interaction);
      const longest =
        tasks.length === 0 ? 'none' : `${tasks.length}, up to ${Math.max(...tasks).toFixed(0)} ms`;
      console.log(
        `  ${interaction.what.padEnd(30)} p50 ${percentile(times, 0.5).toFixed(0).padStart(4)} ms  p95 ${percentile(times, 0.95).toFixed(0).padStart(4)} ms  tasks above 100 ms: ${longest}`,
      );
      await context.close();
    }
  } finally {
    await browser.close();
    await host.stop();
  }
}
