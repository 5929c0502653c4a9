import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP proxy in front of several hosts, as operators run one. */
export interface ReadyProxy {
  origin: string;
  /** Replaces the hosts, by origin; hosts that are not ready get no requests. */
  setHosts(origins: readonly string[]): void;
  /** Origins whose /ready returned 200 at the last check. */
  ready(): string[];
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 200;
const LOOK_MS = 4_000;

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/ready`, { signal: AbortSignal.timeout(LOOK_MS) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    },
    () => false,
  );

/**
 * Checks each host's /ready every 200 ms and passes requests to the ready hosts in turn, over keep-alive connections. It never retries:
 * a request without a response becomes a 502.
 */
export async function openReadyProxy(): Promise<ReadyProxy> {
  let hosts: readonly string[] = [];
  let ready: string[] = [];
  let turn = 0;
  const watched = new Map<string, Promise<void>>();
  const agent = new Agent({ keepAlive: true });

  /** Checks of one host never wait for another host. */
  async function watch(origin: string): Promise<void> {
    while (hosts.includes(origin)) {
      const is = await isReady(origin);
      ready = hosts.filter((host) => (host === origin ? is : ready.includes(host)));
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    watched.delete(origin);
  }

  function hand(incoming: IncomingMessage, outgoing: ServerResponse): void {
    turn += 1;
    const origin = ready[turn % Math.max(ready.length, 1)];
    const fail = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end());
    if (origin === undefined) return void fail();
    const { method, headers } = incoming;
    const forwarded = request(`${origin}${incoming.url ?? '/'}`, { method, headers, agent }, (answer) => {
      // The host's headers about its connection to the proxy.
      delete answer.headers['keep-alive'];
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(outgoing);
    });
    forwarded.on('error', fail);
    incoming.pipe(forwarded);
  }

  const server = createServer(hand).listen(0, '127.0.0.1');
  // Longer than players are idle: a connection that closes while a request is on its way would fail that request.
  server.keepAliveTimeout = 65_000;
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setHosts(origins) {
      hosts = origins;
      ready = ready.filter((origin) => hosts.includes(origin));
      for (const origin of hosts) if (!watched.has(origin)) watched.set(origin, watch(origin));
    },
    ready: () => [...ready],
    async close() {
      hosts = [];
      await Promise.all(watched.values());
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
