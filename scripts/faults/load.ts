import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signedHeaders } from '../../api-host/domain/signature';
import { noticePathOf } from '../../api-host/domain/transferNotice';
import { ORDER, recharge } from '../../tests/support/recharges';
import { WireClient, type WireAnswer } from '../../tests/support/wireClient';
import { BANK, type FaultPlayer, type Stage } from './stage';

export interface Load {
  /** The number of answers by status; 0 is a call without an answer. */
  statuses: ReadonlyMap<number, number>;
  /** The number of calls that took longer than the portal's timeout of 5 seconds. */
  late(): number;
  /** The start of the last unsuccessful call, by performance.now(). */
  lastTrouble(): number;
  /** Stops starting operations and waits for the running ones. Resolves with the number of those that did not end in time. */
  finish(): Promise<number>;
}

const LATE_MS = 5_000;
const AGAIN_MS = 300;
const FINISH_MS = 60_000;
/** The amount of a transfer notice in VND; it brings 10.500 KP. */
export const NOTICE_VND = 100_000;

/**
 * Starts `rate` operations of players a second, regardless of earlier ones: a third are recharges, a sixth transfer notices, the rest reads
 * of the balance or the history. Like the portal and banks, it retries with the same key or id, at any host, until it gets a final answer.
 */
export function startLoad({ players, reported }: Stage, origins: () => readonly string[], rate = 60): Load {
  const statuses = new Map<number, number>();
  let late = 0;
  let lastTrouble = 0;
  let count = 0;
  const running = new Set<Promise<void>>();

  function clientOf(player: FaultPlayer): WireClient | null {
    const all = origins();
    const origin = all[Math.floor(Math.random() * all.length)];
    if (origin === undefined) return null;
    const client = new WireClient(origin);
    for (const [name, value] of player.cookies) client.cookies.set(name, value);
    return client;
  }

  /** Makes one call; null if there was no answer. */
  async function ask(player: FaultPlayer, call: (client: WireClient) => Promise<WireAnswer>) {
    const begun = performance.now();
    const client = clientOf(player);
    const answer = client && (await call(client).catch(() => null));
    const status = answer?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (performance.now() - begun > LATE_MS) late += 1;
    if (status < 200 || status >= 300) lastTrouble = Math.max(lastTrouble, begun);
    return answer;
  }

  async function insist(
    player: FaultPlayer,
    call: (client: WireClient) => Promise<WireAnswer>,
    isEnd: (answer: WireAnswer) => boolean,
  ): Promise<void> {
    for (;;) {
      const answer = await ask(player, call);
      if (answer && isEnd(answer)) return;
      await pause(AGAIN_MS);
    }
  }

  function rechargeOnce(player: FaultPlayer): Promise<void> {
    const key = randomUUID();
    return insist(
      player,
      (client) => recharge(client, ORDER, key),
      ({ text }) => {
        if (text === '{}') reported.delivered.set(key, player);
        else if (text.includes('GAME_UNAVAILABLE')) reported.refunded.set(key, player);
        else return false;
        return true;
      },
    );
  }

  function report(player: FaultPlayer): Promise<void> {
    const id = randomUUID();
    const body = JSON.stringify({ id, amount: NOTICE_VND, content: `FSO KP ${player.username}` });
    const path = noticePathOf(BANK.provider);
    return insist(
      player,
      (client) =>
        client.request('POST', path, {
          body,
          xsrf: false,
          cookie: '',
          headers: signedHeaders(BANK.secret, { path, rawBody: body }, Date.now()),
        }),
      ({ status }) => {
        if (status === 200) reported.credited.set(id, player);
        return status === 200;
      },
    );
  }

  async function look(player: FaultPlayer): Promise<void> {
    await ask(player, (client) => client.get(count % 2 ? '/api/me' : '/api/transaction-history'));
  }

  function begin(): void {
    const player = players[count % players.length];
    const kind = count % 6;
    count += 1;
    if (!player) return;
    const operation = (kind % 3 === 0 ? rechargeOnce : kind === 1 ? report : look)(player);
    running.add(operation);
    void operation.finally(() => running.delete(operation));
  }

  const timer = setInterval(begin, 1_000 / rate);
  return {
    statuses,
    late: () => late,
    lastTrouble: () => lastTrouble,
    async finish() {
      clearInterval(timer);
      const end = performance.now() + FINISH_MS;
      while (running.size > 0 && performance.now() < end) await pause(100);
      return running.size;
    },
  };
}
