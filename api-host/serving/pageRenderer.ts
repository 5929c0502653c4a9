import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PortalConfig } from '@portal/contract';
import type { Markup } from './builtPages';
import type { FirstAnswers } from './page';

/** The maximum number of pages waiting to be rendered; any more are served unrendered. */
const MOST_WAITING = 10;

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
 * starts the thread, and is not rendered; a page that takes longer than `withinMs` is served as its skeleton. A thread that has ended is
 * not started again.
 */
export function pageRenderer(
  folder: string,
  config: PortalConfig,
  { withinMs, onEnd }: { withinMs: number; onEnd?: (error: unknown) => void },
): PageRenderer {
  let worker: Worker | null = null;
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let lastId = 0;
  const waiting = new Map<number, (markup: Markup | null) => void>();

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
      if (message === 'ready') state = 'ready';
      else waiting.get(message.id)?.(message.markup ?? null);
    });
    begun.on('error', (error) => onEnd?.(error));
    begun.on('exit', () => {
      state = 'ended';
      for (const end of waiting.values()) end(null);
    });
    return begun;
  }

  return {
    async render(address, answers) {
      const thread = (worker ??= start());
      if (state !== 'ready' || waiting.size >= MOST_WAITING) return null;
      const id = (lastId += 1);
      return new Promise((resolve) => {
        const timer = setTimeout(() => end(null), withinMs);
        const end = (markup: Markup | null) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(markup);
        };
        waiting.set(id, end);
        thread.postMessage({ id, path: address, config, answers });
      });
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
