import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** What a host is told of its embedded server: it has gone, it serves again, or a try to start it failed. */
export type ServerEvent = { kind: 'gone' } | { kind: 'back' } | { kind: 'failed'; error: unknown };

export interface ServerWatch {
  /** The connection that stands for this process at present. */
  presence(): Client;
  /** Starts nothing any more; resolves when nothing is being started. */
  stop(): Promise<void>;
}

const AGAIN_MS = 500;

/** Has a server that went away started again, as often as needed (OPS-1). `restart` gives the new presence. */
export function watchServer(
  first: Client,
  restart: () => Promise<Client>,
  tell: (event: ServerEvent) => void,
): ServerWatch {
  let presence = first;
  let stopped = false;
  let restarting: Promise<void> = Promise.resolve();

  function watch(client: Client): void {
    presence = client;
    client.once('end', () => {
      if (!stopped) restarting = revive();
    });
  }

  async function revive(): Promise<void> {
    tell({ kind: 'gone' });
    for (let back = false; !back && !stopped;) {
      back = await restart().then(
        (client) => {
          watch(client);
          return true;
        },
        async (error: unknown) => {
          tell({ kind: 'failed', error });
          await pause(AGAIN_MS);
          return false;
        },
      );
    }
    if (!stopped) tell({ kind: 'back' });
  }

  watch(first);
  return {
    presence: () => presence,
    async stop() {
      stopped = true;
      await restarting;
    },
  };
}
