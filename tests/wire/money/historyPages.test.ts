import type { HistoryPage, Transaction } from '@portal/contract';
import { recallCredit } from '../../../api-host/repositories/ledger';
import { MOVED, migrate, strandedPlayer } from '../../support/migrations';
import type { TestPlayer } from '../../support/moneyWorld';
import { ORDER, recharge } from '../../support/recharges';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(1);

const PAGES = '/api/transaction-history/pages';
const FILE = '/api/transaction-history/file';

const pageAt = async (player: TestPlayer, query = '') =>
  (await player.at(host).get(`${PAGES}${query}`)).json() as HistoryPage;
const newest = async (player: TestPlayer) =>
  (await player.at(host).get('/api/transaction-history')).json() as Transaction[];
const idsOf = (transactions: readonly Transaction[]) => transactions.map(({ id }) => id);

/** All pages of a player's history, in order. */
async function allPages(player: TestPlayer): Promise<Transaction[][]> {
  const pages: Transaction[][] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: HistoryPage = await pageAt(player, next && `?before=${next}`);
    pages.push(page.transactions);
    next = page.next;
  }
  return pages;
}

describe('PLAY-7: the rows of the history', () => {
  it('name the server of a purchase, and link its refund both ways', async () => {
    const player = await world.newPlayer(20_000);
    await recharge(player.at(host), ORDER);
    await world.sandbox('/game', { mode: 'refuse' });
    await recharge(player.at(host), ORDER);
    await world.sandbox('/game', { mode: 'ok' });
    const [refund, refused, bought] = await newest(player);
    expect(bought).toMatchObject({
      status: 'success',
      payload: { zoneName: 'S1 Thiên Long' },
      relatedTransactions: [],
    });
    expect(refused).toMatchObject({
      status: 'failed',
      relatedTransactions: [{ id: refund?.id, type: 'credit.refund', realValue: 5_000 }],
    });
    expect(refund).toMatchObject({
      type: 'credit.refund',
      payload: { zoneName: 'S1 Thiên Long' },
      relatedTransactions: [{ id: refused?.id, type: 'credit.pay', realValue: -5_000 }],
    });
  });
});

describe('PLAY-7: GET /api/transaction-history/pages', () => {
  it('begins with the 15 most recent, and continues to the first transaction', async () => {
    const player = await world.newPlayer(200_000);
    for (let count = 0; count < 31; count += 1) await recharge(player.at(host), ORDER);
    const pages = await allPages(player);
    expect(pages.map(({ length }) => length)).toEqual([15, 15, 2]);
    expect(pages[0]).toEqual(await newest(player));
    const ids = idsOf(pages.flat()).map(Number);
    expect(new Set(ids).size).toBe(32);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  it('has no next page after the oldest transaction', async () => {
    const player = await world.newPlayer(100_000);
    for (let count = 0; count < 14; count += 1) await recharge(player.at(host), ORDER);
    expect(await pageAt(player)).toMatchObject({ transactions: { length: 15 }, next: null });
  });

  it('shows each transaction on one page, even with equal times or changes between two pages', async () => {
    const player = await world.newPlayer(100_000);
    for (let count = 0; count < 17; count += 1) await recharge(player.at(host), ORDER);
    await world.pool.query(
      `update transactions set created_at = $2, updated_at = $2 where player_id = $1 and parent_id is null`,
      [player.id, '2026-01-01T00:00:00.123Z'],
    );
    const first = await pageAt(player);
    await world.pool.query(
      `update transactions set updated_at = now() where player_id = $1 and id in
        (select id from transactions where player_id = $1 and parent_id is null order by id limit 1)`,
      [player.id],
    );
    await recharge(player.at(host), ORDER);
    const second = await pageAt(player, `?before=${first.next}`);
    const ids = idsOf([...first.transactions, ...second.transactions]);
    expect(new Set(ids).size).toBe(18);
    expect(second.next).toBeNull();
  });

  it('includes a migration, with what moved and from where, unlike the 15 most recent', async () => {
    const { player, from } = await strandedPlayer(world);
    await migrate(player.at(host), 1);
    expect((await pageAt(player)).transactions).toEqual([
      expect.objectContaining({
        type: 'account.migration',
        status: 'success',
        payload: {
          zoneName: 'S1 Thiên Long',
          moved: { gameId: 'fsonline', from: [`Z${from}`], ...MOVED },
        },
        relatedTransactions: [],
      }),
    ]);
    expect(await newest(player)).toEqual([]);
  });

  it('returns one transaction by its id, and none of another player', async () => {
    const player = await world.newPlayer(10_000);
    const other = await world.newPlayer(10_000);
    const [topUp] = await newest(player);
    expect((await pageAt(player, `?id=${topUp?.id}`)).transactions).toEqual([topUp]);
    expect(await pageAt(other, `?id=${topUp?.id}`)).toEqual({
      transactions: [],
      next: null,
      offersFile: true,
    });
    expect((await pageAt(other, `?before=${Number(topUp?.id) + 1}`)).transactions).toEqual([]);
  });

  it.each(['before=abc', 'before=', 'before=-1', 'before=1&before=2', `before=${'9'.repeat(16)}`, 'id=1.5'])(
    'refuses ?%s',
    async (query) => {
      const player = await world.newPlayer(0);
      const answer = await player.at(host).get(`${PAGES}?${query}`);
      expect([answer.status, answer.json()]).toMatchObject([422, { errors: {} }]);
    },
  );

  it.each([PAGES, FILE])('%s is for signed-in players only', async (path) => {
    expect((await host.client().get(path)).status).toBe(401);
  });
});

describe('PLAY-7: GET /api/transaction-history/file', () => {
  it('has every transaction, with signs, units and Vietnamese headings, and no formula', async () => {
    const player = await world.newPlayer(50_000);
    for (let count = 0; count < 3; count += 1) await recharge(player.at(host), ORDER);
    await recallCredit(world.db, player.id, 700, 'sandbox');
    await world.pool.query(
      `update transactions set source = '=HYPERLINK("http://x")' where player_id = $1 and type like 'topup.%'`,
      [player.id],
    );
    const answer = await player.at(host).get(FILE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="lich-su-giao-dich-${player.username}.csv"`,
    );
    const lines = answer.text.split('\r\n');
    expect(lines).toHaveLength(1 + 5 + 1);
    expect(lines[0]).toContain('"Thay đổi số dư (KP)"');
    expect(lines[1]).toContain('"Thu hồi KP","Thành công",-700,');
    expect(lines[2]).toContain('"Nạp vào game","Thành công",-5000,');
    expect(lines[5]).toContain(`50000,,1,"'=HYPERLINK(""http://x"")"`);
  });

  it('reads a long history in several statements, each transaction once; 429 after a few files', async () => {
    const player = await world.newPlayer(1);
    await world.pool.query(
      `insert into transactions (player_id, type, status, value, currency)
       select $1, 'credit.bonus', 'success', 1, 'KP' from generate_series(1, 1200)`,
      [player.id],
    );
    const { text } = await player.at(host).get(FILE);
    const ids = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect([ids.length, new Set(ids).size]).toEqual([1201, 1201]);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await player.at(host).get(FILE)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    // The rows written for this test are not a sound ledger.
    await world.pool.query(`delete from transactions where player_id = $1 and type = 'credit.bonus'`, [
      player.id,
    ]);
  });
});
