import type { CDPSession, Page } from 'playwright-core';
import { launchWholeBrowser, takenOver, visit } from '../../tests/support/browser';
import { openFolder } from '../../tests/support/openFolder';
import { demoPlayer, type Player } from '../../tests/support/player';
import { goTo } from '../../tests/support/portalPages';
import { startHost } from '../../tests/support/startHost';

const CHANGES = 200;
const ARRIVALS = 50;
/** After this number of page changes, everything that is cached permanently has been loaded. */
const WARM = 20;
const LOOK_EVERY = 20;

const pagesInTurn = [
  'Nạp thẻ',
  'Lịch sử giao dịch',
  'Nạp game',
  'Gift code',
  'Đăng nhập và bảo mật',
  'Thông tin cá nhân',
];

/** Rows of the history, so that its page has its final length from the start. */
const LINES = 15;

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** The size of the program's own objects and of the code that V8 has compiled for it, in bytes. */
interface Heap {
  objects: number;
  code: number;
}

/**
 * The reachable heap after a garbage collection. Compiled code is counted separately, because it grows for as long as V8 finds more
 * functions worth compiling. Objects of the browser itself, such as its list of loaded files, do not count.
 */
async function heapOf(cdp: CDPSession): Promise<Heap> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const heap: Heap = { objects: 0, code: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const name = types[0][nodes[node + type] ?? -1];
    if (name === 'native') continue;
    heap[name === 'code' ? 'code' : 'objects'] += nodes[node + size] ?? 0;
  }
  return heap;
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1).padStart(5);

/** Credits money and waits for the portal's toast about it. */
async function arrive(page: Page, player: Player): Promise<void> {
  await player.transfer(50_000);
  await page
    .getByRole('status')
    .filter({ hasText: /KP đã vào/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Đóng thông báo' }).click();
}

/** The heap of a tab over many page changes and arrivals of money. A memory leak shows as growth. */
export async function benchHeap(): Promise<void> {
  console.log(`Heap: ${CHANGES} changes of page and ${ARRIVALS} arrivals, one tab, after a collection each`);
  const host = await startHost({ env: { DATA_DIR: openFolder('portal-bench-heap-'), LOG_LEVEL: 'warn' } });
  const browser = await launchWholeBrowser();
  try {
    const { page, context } = await visit(browser, 'laptop');
    const player = demoPlayer(host);
    for (let line = 0; line < LINES; line += 1) await player.transfer(50_000);
    await player.signInto(context);
    const cdp = await context.newCDPSession(page);
    await page.goto(host.origin);
    await takenOver(page);
    let warm = NaN;
    for (let turn = 0; turn < CHANGES; turn += 1) {
      await goTo(page, pagesInTurn[turn % pagesInTurn.length] ?? '');
      if (turn % (CHANGES / ARRIVALS) === 0) await arrive(page, player);
      if ((turn + 1) % LOOK_EVERY !== 0) continue;
      // Measured always on the same page.
      await goTo(page, pagesInTurn[0] ?? '');
      const { objects, code } = await heapOf(cdp);
      if (turn + 1 === WARM) warm = objects;
      console.log(
        `  after ${String(turn + 1).padStart(3)}  objects ${megabytes(objects)} MB, ${(objects / warm).toFixed(3)} × after the ${WARM}th  compiled code ${megabytes(code)} MB`,
      );
    }
  } finally {
    await browser.close();
    await host.stop();
  }
}
