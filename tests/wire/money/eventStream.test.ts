import { sql } from 'kysely';
import { recallCredit } from '../../../api-host/repositories/ledger';
import { moneyEventsOf, readyEvents, type StreamEvent } from '../../support/eventStream';
import { eventually } from '../../support/eventually';
import type { TestPlayer } from '../../support/moneyWorld';
import { deliveriesEnded, ORDER, recharge } from '../../support/recharges';
import { noticeFor, sendNotice } from '../../support/transferNotices';
import { useMoneyWorld } from '../../support/useHost';

const { world, host, other } = useMoneyWorld(2);

const is =
  (type: string, status = 'success') =>
  ({ event, data }: StreamEvent): boolean => {
    const said = data as { type?: string; status?: string };
    return event === 'money' && said.type === type && said.status === status;
  };
const historyIds = async (player: TestPlayer): Promise<string[]> =>
  ((await player.at(host).get('/api/transaction-history')).json() as { id: string }[]).map(({ id }) => id);

describe('GET /api/events', () => {
  it('PAY-9: reports an arriving top-up once, whichever hosts the bank and the player use', async () => {
    const player = await world.newPlayer(0);
    const streams = await Promise.all([host, host, other].map((at) => readyEvents(player.at(at))));
    await sendNotice(host, noticeFor(player));
    for (const stream of streams) {
      const { data } = await stream.next(is('topup.bank-transfer'));
      expect((data as { transactionId: string }).transactionId).toBe((await historyIds(player))[0]);
    }
    await sendNotice(other, noticeFor(player));
    for (const stream of streams)
      await eventually('the second', async () => moneyEventsOf(stream.events).length === 2);
    for (const stream of streams) {
      expect(moneyEventsOf(stream.events)).toEqual([
        'topup.bank-transfer success',
        'topup.bank-transfer success',
      ]);
      stream.close();
    }
  });

  it('is unbuffered and uncompressed through a proxy, and never cached', async () => {
    const stream = await readyEvents((await world.newPlayer(0)).at(host), { 'Accept-Encoding': 'gzip, br' });
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(stream.raw()).toMatch(/^retry: [12]\d{3}\nevent: ready\nid: 0\ndata: {}\n\n$/);
    stream.close();
  });

  it('reports a recharge as pending, then delivered; a refused one with its refund; a recall', async () => {
    const player = await world.newPlayer(20_000);
    const stream = await readyEvents(player.at(other));
    await world.sandbox('/game', { mode: 'down' });
    await recharge(player.at(host), ORDER);
    await stream.next(is('credit.pay', 'pending'));
    await world.sandbox('/game', { mode: 'ok' });
    await deliveriesEnded(world, player);
    await stream.next(is('credit.pay'));
    await world.sandbox('/game', { mode: 'refuse' });
    await recharge(player.at(host), ORDER);
    await world.sandbox('/game', { mode: 'ok' });
    await stream.next(is('credit.refund'));
    await world.sandbox(`/players/${player.username}`, { recall: 1 });
    await stream.next(is('credit.recall'));
    // For a payment that ends before the next poll, only the end is sent.
    expect(moneyEventsOf(stream.events).filter((line) => line !== 'credit.pay pending')).toEqual([
      'credit.pay success',
      'credit.pay failed',
      'credit.refund success',
      'credit.recall success',
    ]);
    stream.close();
  });

  it('reports a migration', async () => {
    const player = await world.newPlayer(0);
    await world.sandbox(`/players/${player.username}`, { leftCoin: 500 });
    const stream = await readyEvents(player.at(other));
    await player.at(host).post('/api/account-zones', { zoneId: 1 });
    await stream.next(is('account.migration'));
    stream.close();
  });

  it('tells a player nothing about others', async () => {
    const [player, stranger] = [await world.newPlayer(0), await world.newPlayer(0)];
    const stream = await readyEvents(stranger.at(host));
    await sendNotice(host, noticeFor(player));
    await sendNotice(host, noticeFor(stranger));
    await stream.next(is('topup.bank-transfer'));
    expect(moneyEventsOf(stream.events)).toHaveLength(1);
    stream.close();
  });

  it('reports changes made directly in the database', async () => {
    const player = await world.newPlayer(0);
    const stream = await readyEvents(player.at(host));
    await recallCredit(world.db, player.id, 5, 'sandbox');
    await stream.next(is('credit.recall'));
    stream.close();
  });

  it('resumes after Last-Event-ID, even at another host and after a kill', async () => {
    const player = await world.newPlayer(10_000);
    const doomed = await world.addHost();
    const stream = await readyEvents(player.at(doomed));
    await world.sandbox('/game', { mode: 'down' });
    await recharge(player.at(doomed), ORDER);
    await stream.next(is('credit.pay', 'pending'));
    await doomed.kill('SIGKILL');
    await stream.ended;
    await world.sandbox('/game', { mode: 'ok' });
    await deliveriesEnded(world, player);
    await sendNotice(host, noticeFor(player));
    const lastId = stream.lastId() ?? '';
    const later = await readyEvents(player.at(other), { 'Last-Event-ID': lastId });
    await later.next(is('topup.bank-transfer'));
    expect(moneyEventsOf(later.events)).toEqual(['credit.pay success', 'topup.bank-transfer success']);
    later.close();
    const again = await readyEvents(player.at(host), { 'Last-Event-ID': later.lastId() ?? '' });
    await sendNotice(host, noticeFor(player));
    await again.next(is('topup.bank-transfer'));
    expect(moneyEventsOf(again.events)).toHaveLength(1);
    again.close();
  });

  it('starts over for an unknown Last-Event-ID', async () => {
    const player = await world.newPlayer(10_000);
    const stream = await readyEvents(player.at(host), { 'Last-Event-ID': `1;drop` });
    expect(stream.events).toEqual([
      expect.objectContaining({ event: 'ready', id: expect.anything() as string }),
    ]);
    stream.close();
  });

  it('falls back to polling while LISTEN is cut off again and again', async () => {
    const player = await world.newPlayer(0);
    const stream = await readyEvents(player.at(host));
    await eventually('somebody listens', async () => (await cutListeners()) > 0);
    await cutListeners();
    await sendNotice(other, noticeFor(player));
    await stream.next(is('topup.bank-transfer'));
    stream.close();
  });

  /** Cuts the connections that listen; returns how many there were. */
  async function cutListeners(): Promise<number> {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query like 'listen %'`.execute(
      world.db,
    );
    return rows.length;
  }
});
