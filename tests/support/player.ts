import type { BrowserContext } from 'playwright-core';
import {
  paths,
  type GameRechargeConfig,
  type PaymentMethods,
  type Transaction,
  type User,
} from '@portal/contract';
import { eventually } from './eventually';
import type { HostProcess } from './startHost';
import type { WireClient } from './wireClient';

export interface Account {
  username: string;
  password: string;
  email: string;
  /** As players write it: '0912345678'. */
  phone: string;
}

/** A delivery of coins as a game server received it. */
interface Delivery {
  coins: number;
  zoneId: number;
  username: string;
}

/** POST to the sandbox, which simulates the outside world. */
export async function sandbox(host: HostProcess, path: string, body: object): Promise<void> {
  const answer = await host.client().request('POST', `/sandbox${path}`, { body, xsrf: false });
  if (answer.status >= 300) throw new Error(`/sandbox${path}: ${answer.status} ${answer.text}`);
}

/** A player, and the host's data about them, read through a second device, independently of the browser. */
export class Player implements Account {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly phone: string;
  private device: Promise<WireClient> | undefined;

  /** `openSession` signs in a further device. */
  constructor(
    private readonly host: HostProcess,
    { username, password, email, phone }: Account,
    private readonly openSession: () => Promise<WireClient>,
  ) {
    this.username = username;
    this.password = password;
    this.email = email;
    this.phone = phone;
  }

  /** GET /api/me. Our host always sends the balance. */
  me = () => this.ask<User & { credit: number }>(paths.me);

  /** GET /api/payment-methods. */
  methods = () => this.ask<PaymentMethods>(paths.paymentMethods);

  /** GET /api/transaction-history, newest first. */
  history = () => this.ask<Transaction[]>(paths.transactionHistory);

  /** GET /api/recharge/game. */
  rechargeConfig = () => this.ask<GameRechargeConfig>(paths.rechargeGame);

  /** The deliveries that the game servers received for the player, newest first. */
  deliveries = () => this.ask<Delivery[]>(`/sandbox/deliveries?username=${this.username}`);

  /** The first bank reports a transfer of `amount` VND from the player. */
  async transfer(amount: number): Promise<void> {
    const [bank] = (await this.methods()).bankTransfers;
    if (!bank) throw new Error('no bank');
    await sandbox(this.host, '/transfers', { method: bank.name, amount, content: bank.paymentSyntax });
  }

  /** The same; resolves to the credit in KP once it has been booked. */
  async topUp(amount: number): Promise<number> {
    const { credit: before } = await this.me();
    await this.transfer(amount);
    await eventually('the top-up is there', async () => (await this.me()).credit > before);
    return (await this.me()).credit;
  }

  /** Signs a browser in without the login form, for tests that are not about /login. */
  async signInto(context: BrowserContext): Promise<void> {
    const { cookies } = await this.openSession();
    await context.addCookies(
      [...cookies].map(([name, value]) => ({
        name,
        value,
        url: this.host.origin,
        httpOnly: name !== 'XSRF-TOKEN',
      })),
    );
  }

  private async ask<Answer>(path: string): Promise<Answer> {
    this.device ??= this.openSession();
    return (await (await this.device).get(path)).json() as Answer;
  }
}

const demoAccount: Account = {
  username: 'demo',
  password: 'Demo@2026',
  email: 'demo@example.com',
  phone: '0912345678',
};

/** The player of an account that exists, signed in through the API. */
export const playerOf = (host: HostProcess, account: Account): Player =>
  new Player(host, account, async () => {
    const client = host.client();
    const { status } = await client.login(account.username, account.password);
    if (status !== 204) throw new Error(`The login was answered ${status}.`);
    return client;
  });

/** The player `demo` of a sandbox's seed. */
export const demoPlayer = (host: HostProcess): Player => playerOf(host, demoAccount);
