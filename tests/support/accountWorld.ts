import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotCheckAction } from '@portal/contract';
import { eventually } from './eventually';
import { messagesTo, nextMessage, type SentMessage } from './mailbox';
import { startHost, type HostProcess } from './startHost';
import { createTestDatabase, type TestDatabase } from './testDatabase';
import { WireClient, type WireAnswer, type WireOptions } from './wireClient';

/** The secret of the hotline's gateway. */
export const HOTLINE_SECRET = 'the-secret-of-the-hotline-in-these-tests';

/** A visitor with their own address (the hosts trust one proxy) who really solves bot checks. */
export class Visitor extends WireClient {
  constructor(
    origin: string,
    readonly address: string,
  ) {
    super(origin);
  }

  override request(method: string, path: string, options: WireOptions = {}): Promise<WireAnswer> {
    const headers = { 'X-Forwarded-For': this.address, ...options.headers };
    return super.request(method, path, { ...options, headers });
  }

  /** A fresh `gReCaptchaToken`. */
  async solve(action: BotCheckAction): Promise<string> {
    const challenge = (await this.get(`/api/bot-check?action=${action}`)).json() as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  /** POST with a solved bot check. */
  async postAsHuman(path: string, action: BotCheckAction, body: object): Promise<WireAnswer> {
    return this.post(path, { ...body, gReCaptchaToken: await this.solve(action) });
  }

  async me(): Promise<Record<string, unknown>> {
    return (await this.get('/api/me')).json() as Record<string, unknown>;
  }

  /** The same browser, talking to another host. */
  at(host: HostProcess): Visitor {
    const twin = new Visitor(host.origin, this.address);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return twin;
  }
}

export interface AccountWorld extends TestDatabase {
  hosts: HostProcess[];
  /** A new visitor at the first host. */
  visitor(): Visitor;
  /** A new visitor who has registered and is signed in. */
  player(fields?: Partial<Registration>): Promise<Visitor & Registration>;
  /**
   * A player whose e-mail address, phone number, or both were verified 30 days ago. With both, the address also got a notice about the
   * phone.
   */
  proven(what: { email?: string; phone?: true }): Promise<Visitor & Registration>;
  /** POST /sandbox/sms. */
  sms(from: string, text: string): Promise<WireAnswer>;
  /** The messages sent to somebody, newest first. */
  messages(to: string): Promise<SentMessage[]>;
  /** The texts of all messages to somebody once none is waiting, newest first; two that waited together are sent in either order. */
  texts(to: string): Promise<string[]>;
  /** The newest message once there are `count` of them. */
  message(to: string, count: number): Promise<SentMessage>;
  /** Resolves when no message is waiting to be prepared or sent. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export interface Registration {
  phone: string;
  username: string;
  password: string;
  passwordConfirm: string;
}

export async function openAccountWorld(
  hostCount: number,
  env: Record<string, string> = {},
): Promise<AccountWorld> {
  const database = await createTestDatabase();
  const hosts: HostProcess[] = [];
  const settings = { LOG_LEVEL: 'warn', TRUST_PROXY: '1', BOT_CHECK_DIFFICULTY: '3', HOTLINE_SECRET, ...env };
  // One after the other: the first host seeds the database.
  for (let count = 0; count < hostCount; count += 1)
    hosts.push(await startHost({ databaseUrl: database.url, env: settings }));
  const [host] = hosts;
  if (!host) throw new Error('A world without a host');
  let people = 0;

  const world: AccountWorld = {
    ...database,
    hosts,
    visitor() {
      people += 1;
      return new Visitor(host.origin, `10.1.${people >> 8}.${people & 255}`);
    },
    async player(fields = {}) {
      const visitor = world.visitor();
      const registration = {
        phone: `09${String(10_000_000 + people)}`,
        username: `newcomer${people}`,
        password: 'suoibac1',
        passwordConfirm: fields.password ?? 'suoibac1',
        ...fields,
      };
      const answer = await visitor.postAsHuman('/register', 'registerFormSubmit', registration);
      if (answer.status !== 204) throw new Error(`Not registered: ${answer.status} ${answer.text}`);
      return Object.assign(visitor, registration);
    },
    async proven({ email, phone }) {
      const player = await world.player();
      const { username } = player;
      if (email) {
        const body = { email, currentPassword: player.password };
        await player.request('PATCH', '/api/user/update-profile', { body });
        const link = (await world.message(email, 1)).links[0] ?? '';
        await player.request('PUT', '/email-verification', { body: { token: link.split('/').at(-1) } });
      }
      if (phone) {
        await world.sms(player.phone, `PTV ${username}`);
        await world.message(player.phone, 1);
        // So that it does not wait beside the next message.
        if (email) await world.message(email, 2);
      }
      // Verified long enough ago that each channel may reset the password (SAFE-1).
      await database.pool.query(
        `update players set email_verified_at = date_trunc('day', email_verified_at) - interval '30 days',
                            phone_verified_at = date_trunc('day', phone_verified_at) - interval '30 days'
          where username = $1`,
        [username],
      );
      return player;
    },
    sms: (from, text) => host.client().request('POST', '/sandbox/sms', { body: { from, text }, xsrf: false }),
    messages: (to) => messagesTo(host, to),
    async texts(to) {
      await world.settled();
      return (await world.messages(to)).map(({ text }) => text);
    },
    message: (to, count) => nextMessage(host, to, count - 1),
    async settled() {
      await eventually('nothing waits', async () => {
        const { rows } = await database.pool.query<{ waiting: boolean }>(
          "select exists (select from recovery_requests) or exists (select from outbox where state = 'waiting') as waiting",
        );
        return rows[0]?.waiting === false;
      });
    },
    async close() {
      await Promise.all(hosts.map((host) => host.stop()));
      await database.drop();
    },
  };
  return world;
}

/** The token at the end of a message's link. */
export const tokenIn = ({ links }: SentMessage): string => links[0]?.split('/').at(-1) ?? '';
