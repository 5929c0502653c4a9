import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PortalConfig } from '@portal/contract';
import type { Markup } from './builtPages';
import type { FirstAnswers } from './page';

/** The maximum number of pages in the thread's queue; any more are served unrendered. */
const MOST_WAITING = 10;
/** A page that takes longer than this never ends, such as one that loops: a page takes 15 to 40 ms. */
const HANGS_MS = 10_000;

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
 * within `hangsMs` is terminated, and `onEnd` is told. A thread that has ended is not started again.
 */
export function pageRenderer(
  folder: string,
  config: PortalConfig,
  {
    withinMs,
    hangsMs = HANGS_MS,
    onEnd,
  }: { withinMs: number; hangsMs?: number; onEnd?: (error: unknown) => void },
): PageRenderer {
  let worker: Worker | null = null;
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let lastId = 0;
  /** Calls that wait for their page. */
  const waiting = new Map<number, (markup: Markup | null) => void>();
  /** Pages that the thread has not answered, with the timers of their hang. The thread also renders those for which no call waits any more. */
  const posted = new Map<number, NodeJS.Timeout>();

  /** Whether the thread is behind: a page that it renders now is late, so another one would be too. */
  const isBehind = () => posted.size > waiting.size;

  function answered(id: number): void {
    clearTimeout(posted.get(id));
    posted.delete(id);
  }

  function endHanging(thread: Worker): void {
    for (const id of posted.keys()) answered(id);
    state = 'ended';
    onEnd?.(new Error(`The rendering thread has not answered for ${hangsMs / 1000} s.`));
    void thread.terminate();
  }

  function start(): Worker {
    const begun = new Worker(path.join(folder, 'render/worker.cjs'), {
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
    });
    begun.unref();
    // React's output is discarded: it may contain a player's data.
    begun.stdout.resume();
    begun.stderr.resume();
    begun.on('message', (message: Done | 'ready') => {
      if (message === 'ready') {
        state = 'ready';
        return;
      }
      answered(message.id);
      waiting.get(message.id)?.(message.markup ?? null);
    });
    begun.on('error', (error) => onEnd?.(error));
    begun.on('exit', () => {
      state = 'ended';
      for (const id of posted.keys()) answered(id);
      for (const end of waiting.values()) end(null);
    });
    return begun;
  }

  return {
    async render(address, answers) {
      const thread = (worker ??= start());
      if (state !== 'ready' || posted.size >= MOST_WAITING || isBehind()) return null;
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const timer = setTimeout(() => end(null), withinMs);
        const end = (markup: Markup | null) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(markup);
        };
        waiting.set(id, end);
        posted.set(id, setTimeout(() => endHanging(thread), hangsMs).unref());
        thread.postMessage({ id, path: address, config, answers });
      });
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
