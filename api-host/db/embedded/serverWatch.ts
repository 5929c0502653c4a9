import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** An event of a host's embedded server: it has stopped, it is back, or an attempt to start it failed. */
export type ServerEvent = { kind: 'gone' } | { kind: 'back' } | { kind: 'failed'; error: unknown };

export interface ServerWatch {
  /** The current connection that marks this process as a user of the server. */
  presence(): Client;
  /** Stops restarting the server; resolves when no start is in progress. */
  stop(): Promise<void>;
}

const AGAIN_MS = 500;

/** Restarts a server that has stopped, as often as needed (OPS-1). `restart` resolves with the new presence connection. */
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
