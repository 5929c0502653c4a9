import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';
import { StartupError, oneLine } from './startupError';

type Where = Pick<Config, 'host' | 'port'>;

function asStartupError(error: unknown, { host, port }: Where): StartupError {
  // A plugin's own port failed to open.
  if (error instanceof StartupError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is in use: stop the program that uses it, or choose another port with PORT=${port + 1}.`,
    );
  if (code === 'EACCES')
    return new StartupError(`This user is not allowed to use port ${port}: choose one above 1023 with PORT.`);
  return new StartupError(`Can't listen on ${host} port ${port} (${oneLine(error)}): correct HOST or PORT.`);
}

/** Fails early, before the database is started, if the port is not available. */
export const assertPortFree = (where: Where): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(asStartupError(error, where)));
    probe.listen(where.port, where.host, () => probe.close(() => resolve()));
  });

/** Listens, and returns the address. */
export async function listen(app: FastifyInstance, where: Where): Promise<string> {
  try {
    await app.listen({ host: where.host, port: where.port });
  } catch (error) {
    throw asStartupError(error, where);
  }
  const { address, port, family } = app.server.address() as AddressInfo;
  const open = address === '0.0.0.0' || address === '::';
  const name = open ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
