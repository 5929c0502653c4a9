import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { REPLY_TIMEOUT_MS, smtpMail } from '../../../api-host/gateways/smtpMail';
import type { Messenger } from '../../../api-host/gateways/messenger';
import { resetLinkMessage } from '../../../api-host/domain/messages';

interface Taken {
  from: string;
  to: string[];
  raw: string;
}

let server: SMTPServer;
let mail: Messenger;
let taken: Taken[];

async function open(options: Partial<SMTPServerOptions> = {}): Promise<void> {
  taken = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'FS Online <no-reply@example.vn>' });
}

afterEach(async () => {
  mail.close?.();
  await new Promise<void>((resolve) => server.close(resolve));
});

const message = (to: string) => ({
  ...resetLinkMessage(to, 'thanhnam', 'https://cong.example.vn/recovery/forgot-password/abc'),
  id: '6f1c0b52-6a53-4a19-8d0c-000000000001',
  attempts: 1,
});

const unlimited = new AbortController().signal;

it('sends text and HTML in Vietnamese to the one recipient', async () => {
  await open();
  expect(await mail.send(message('nam@example.com'), unlimited)).toEqual({ status: 'sent' });
  const [one] = taken;
  expect(one).toMatchObject({ from: 'no-reply@example.vn', to: ['nam@example.com'] });
  const raw = one?.raw ?? '';
  expect(raw).toMatch(/^From: FS Online <no-reply@example\.vn>\r?$/m);
  expect(raw).toMatch(/^Message-ID: <6f1c0b52-6a53-4a19-8d0c-000000000001@example\.vn>\r?$/m);
  expect(raw).toContain('Content-Type: multipart/alternative');
  expect(raw).toMatch(/Content-Type: text\/plain; charset=utf-8/);
  expect(raw).toMatch(/Content-Type: text\/html; charset=utf-8/);
});

it.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com'])(
  'an address cannot inject a second recipient or a header: %j',
  async (to) => {
    await open();
    await mail.send(message(to), unlimited);
    for (const { to: recipients, raw } of taken) {
      expect(recipients).toHaveLength(1);
      expect(recipients).not.toContain('b@example.com');
      expect(raw).not.toMatch(/^Bcc:/im);
    }
  },
);

const replying = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

it.each([
  [550, 'no such user'],
  [
    550,
    '5.1.1 The email account that you tried to reach does not exist. Please try again later if it is new',
  ],
  [550, '#5.1.0 Address rejected.'],
  [551, 'User not local; please try <khong@example.net>'],
  [553, '5.1.3 The recipient address is not a valid address'],
])('a mailbox unknown to the server is refused permanently: %d %s', async (responseCode, text) => {
  await open({ onRcptTo: (_address, _session, done) => done(replying(responseCode, text)) });
  expect(await mail.send(message('khong@example.com'), unlimited)).toMatchObject({ status: 'refused' });
});

it.each([
  [452, '4.2.2 The mailbox is full'],
  [421, 'The server is busy'],
  [550, 'Domain example.vn has exceeded the max emails per hour'],
  [550, '5.7.1 Unable to relay'],
  [550, 'relay not permitted'],
  [550, '5.1.0 <no-reply@example.vn>: Sender address rejected: User unknown'],
  [550, '5.1.8 <no-reply@example.vn>: Sender address rejected: Domain not found'],
  [550, 'Administrative prohibition'],
  [552, '5.2.2 Mailbox full'],
  [554, '5.7.1 Service unavailable; client host blocked'],
])('SAFE-11: another reply to the recipient delays the message: %d %s', async (responseCode, text) => {
  await open({ onRcptTo: (_address, _session, done) => done(replying(responseCode, text)) });
  expect(await mail.send(message('nam@example.com'), unlimited)).toMatchObject({ status: 'later' });
});

it.each([
  [553, '5.7.1 Sender address rejected'],
  [550, '5.4.5 Daily user sending limit exceeded'],
  [550, '5.1.0 Address rejected'],
])('SAFE-11: a refused sender delays the message: %d %s', async (responseCode, text) => {
  await open({ onMailFrom: (_address, _session, done) => done(replying(responseCode, text)) });
  expect(await mail.send(message('nam@example.com'), unlimited)).toMatchObject({ status: 'later' });
});

it('a server that is down delays the message', async () => {
  await open();
  await new Promise<void>((resolve) => server.close(resolve));
  expect(await mail.send(message('nam@example.com'), unlimited)).toMatchObject({ status: 'later' });
});

it('an attempt that is ended closes its connection, so that the server cannot accept the message later', async () => {
  await open();
  const silent = createServer((socket) => void socket.on('error', () => undefined));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const slow = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.vn' });
  const attempt = new AbortController();
  const sending = slow.send(message('nam@example.com'), attempt.signal);
  await once(silent, 'connection');
  const abortedAt = performance.now();
  attempt.abort();
  expect(await sending).toMatchObject({ status: 'later' });
  await new Promise<void>((resolve) => silent.close(() => resolve()));
  // Sooner than by the timeouts of the connection.
  expect(performance.now() - abortedAt).toBeLessThan(REPLY_TIMEOUT_MS);
  slow.close?.();
});
