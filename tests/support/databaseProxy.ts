import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a database that can simulate failures of networks and servers. */
export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string;
  /** Stops listening and cuts all connections, as if the server had stopped. */
  stop(): Promise<void>;
  /** Listens again on the same port. */
  start(): Promise<void>;
  /** Cuts all connections. New ones are accepted. */
  cut(): void;
  /** Keeps the connection that last carried data open, but passes nothing through it any more. */
  hangOne(): void;
  /** The same for all connections, including new ones. */
  hangAll(): void;
  /** Hanging connections continue. */
  resume(): void;
  close(): Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
}

/** The start of PostgreSQL's message BackendKeyData, which the id of the server's process follows. */
const KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Names another process, as a pooler does. */
function renamingProcess(chunk: Buffer): Buffer {
  const at = chunk.indexOf(KEY_DATA);
  if (at >= 0) chunk.writeInt32BE(1, at + KEY_DATA.length);
  return chunk;
}

/**
 * Opens a proxy on a free port. `databaseUrl` may name a folder of sockets; the proxy uses TCP. `asPooler`: clients cannot tell it from a
 * pooler, but it never gives their connection to another one.
 */
export async function openDatabaseProxy(
  databaseUrl: string,
  { asPooler = false } = {},
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let lastUsed: Pair | undefined;
  let allHang = false;

  function hang(pair: Pair): void {
    pair.near.pause();
    pair.far.pause();
  }

  function take(near: Socket): void {
    const far = connect(Number(target.port), target.hostname);
    const pair: Pair = { near, far };
    pairs.add(pair);
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => {
        lastUsed = pair;
        to.write(asPooler && from === far ? renamingProcess(chunk) : chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    };
    forward(near, far);
    forward(far, near);
    if (allHang) hang(pair);
  }

  const server = createServer(take);
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.search = '';
  url.host = `127.0.0.1:${port}`;

  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  return {
    url: url.href,
    stop,
    start: () => listen(port),
    cut,
    hangOne() {
      if (lastUsed) hang(lastUsed);
    },
    hangAll() {
      allHang = true;
      for (const pair of pairs) hang(pair);
    },
    resume() {
      allHang = false;
      for (const pair of pairs) {
        pair.near.resume();
        pair.far.resume();
      }
    },
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
}
