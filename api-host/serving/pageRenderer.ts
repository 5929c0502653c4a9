import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PortalConfig } from '@portal/contract';
import type { Markup } from './builtPages';
import { growingPause, type GrowingPause, type PauseBounds } from './growingPause';
import type { FirstAnswers } from './page';

/** The maximum number of pages in the thread's queue; any more are served unrendered. */
const MOST_WAITING = 10;
/** A page that takes longer than this never ends, such as one that loops: a page takes 15 to 40 ms. */
const HANGS_MS = 10_000;
/** A thread that takes longer than this to start never will: it takes 1 to 2 s. */
const START_HANGS_MS = 60_000;

interface Pauses {
  /** Until a thread that has ended is started again. */
  thread: PauseBounds;
  /** Until the page in which it ended is rendered again. Long, since each attempt costs all other pages their thread for a while. */
  page: PauseBounds;
}

const PAUSES: Pauses = {
  thread: { firstMs: 5_000, longestMs: 10 * 60_000 },
  page: { firstMs: 10 * 60_000, longestMs: 6 * 3_600_000 },
};

/** The unexpected end of the thread. */
export interface ThreadEnd {
  error: unknown;
  pauseMs: number;
  /** The page in which it ended, if it was rendering one, and how long that is not rendered. */
  page?: string;
  pagePauseMs?: number;
}

export interface PageRenderer {
  /** Renders a signed-in page with a player's data; null: not in time. */
  render(path: string, answers: FirstAnswers): Promise<Markup | null>;
  /** Terminates the thread. */
  stop(): Promise<void>;
}

interface Done {
  id: number;
  /** Absent if the page could not be rendered. */
  markup?: Markup;
}

/**
 * Renders pages of the build in `folder` in a separate thread, so that no call waits for them (docs/decisions/0111). The first page only
 * starts the thread, and is not rendered; a page that takes longer than `withinMs` is served as its skeleton. A thread that does not answer
 * within `hangsMs` is terminated. `onEnd` is told of each end, and the next page after a pause starts a new thread.
 */
export function pageRenderer(
  folder: string,
  config: PortalConfig,
  {
    withinMs,
    hangsMs = HANGS_MS,
    startHangsMs = START_HANGS_MS,
    pauses = PAUSES,
    onEnd,
  }: {
    withinMs: number;
    hangsMs?: number;
    startHangsMs?: number;
    pauses?: Pauses;
    onEnd?: (end: ThreadEnd) => void;
  },
): PageRenderer {
  let thread: Worker | null = null;
  let isReady = false;
  let isStopped = false;
  /** Why the thread ends, if it does. */
  let error: unknown;
  let hang: NodeJS.Timeout | undefined;
  let lastId = 0;
  /** Calls that wait for their page. */
  const waiting = new Map<number, (markup: Markup | null) => void>();
  /** Paths that the thread has not answered, oldest first. The thread also renders those for which no call waits any more. */
  const posted = new Map<number, string>();
  const threadPause = growingPause(pauses.thread);
  /** By path. As few as the build has signed-in pages: no other address is rendered. */
  const pagePauses = new Map<string, GrowingPause>();

  /** Whether the thread is behind: a page that it renders now is late, so another one would be too. */
  const isBehind = () => posted.size > waiting.size;

  function beginPagePause(page: string): number {
    const pause = pagePauses.get(page) ?? growingPause(pauses.page);
    pagePauses.set(page, pause);
    return pause.begin();
  }

  function expectAnswer(from: Worker, limitMs: number): void {
    clearTimeout(hang);
    hang = setTimeout(() => {
      isReady = false;
      error = new Error(`The rendering thread has not answered for ${limitMs / 1000} s.`);
      void from.terminate();
    }, limitMs).unref();
  }

  function afterEnd(): void {
    clearTimeout(hang);
    thread = null;
    isReady = false;
    // The thread renders one page at a time, so it ended in the oldest one.
    const [page] = posted.values();
    posted.clear();
    for (const end of waiting.values()) end(null);
    if (isStopped) return;
    const pauseMs = threadPause.begin();
    const ofPage = page === undefined ? {} : { page, pagePauseMs: beginPagePause(page) };
    onEnd?.({ error, pauseMs, ...ofPage });
  }

  function start(): Worker {
    const begun = new Worker(path.join(folder, 'render/worker.cjs'), {
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
    });
    error = new Error('The rendering thread has ended.');
    begun.unref();
    // React's output is discarded: it may contain a player's data.
    begun.stdout.resume();
    begun.stderr.resume();
    begun.on('message', (message: Done | 'ready') => {
      clearTimeout(hang);
      if (message === 'ready') {
        isReady = true;
        return;
      }
      posted.delete(message.id);
      if (posted.size > 0) expectAnswer(begun, hangsMs);
      waiting.get(message.id)?.(message.markup ?? null);
    });
    begun.on('error', (thrown) => (error = thrown));
    begun.on('exit', afterEnd);
    expectAnswer(begun, startHangsMs);
    return begun;
  }

  return {
    async render(address, answers) {
      if (isStopped || !threadPause.isOver() || pagePauses.get(address)?.isOver() === false) return null;
      thread ??= start();
      if (!isReady || posted.size >= MOST_WAITING || isBehind()) return null;
      const to = thread;
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const timer = setTimeout(() => end(null), withinMs);
        const end = (markup: Markup | null) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(markup);
        };
        waiting.set(id, end);
        if (posted.size === 0) expectAnswer(to, hangsMs);
        posted.set(id, address);
        to.postMessage({ id, path: address, config, answers });
      });
    },
    async stop() {
      isStopped = true;
      await thread?.terminate();
    },
  };
}
