import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { signedPost } from '../../../api-host/gateways/signedPost';
import { freePort } from '../../support/freePort';

const post = (port: number) =>
  signedPost(
    { url: `http://127.0.0.1:${port}/hook`, secret: 'k'.repeat(32) },
    { id: '1', body: {}, signal: AbortSignal.timeout(5_000) },
    new Date(),
  );

describe('OPS-5: the reason of a call that fails, for the log and the alarms', () => {
  it('is that nobody listens', async () => {
    const port = await freePort();
    await expect(post(port)).rejects.toThrow(`connect ECONNREFUSED 127.0.0.1:${port}`);
  });

  it('is that the answer is not HTTP', async () => {
    const server = createServer((socket) => socket.end('garbage\r\n\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await expect(post((server.address() as AddressInfo).port)).rejects.toThrow('Expected HTTP/');
    server.close();
  });
});
