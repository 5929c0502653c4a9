import { sql } from 'kysely';
import { migrate } from '../../support/migrations';
import { openMoneyWorld, type MoneyWorld } from '../../support/moneyWorld';
import { ORDER, recharge } from '../../support/recharges';
import type { HostProcess } from '../../support/startHost';
import { BANK, BANK_SECRET } from '../../support/moneyWorld';
import { noticeFor, noticeHeaders, noticesOf, sendNotice, sendSigned } from '../../support/transferNotices';

let world: MoneyWorld;
let host: HostProcess;

beforeAll(async () => {
  world = await openMoneyWorld(1);
  [host] = world.hosts as [HostProcess];
});
afterAll(async () => expect(await world.close()).toEqual([]));

/** JSON text, so that each value reaches the host unchanged: JavaScript numbers cannot hold most of them. */
const hostile = [
  '0',
  '-0',
  '-1',
  '0.1',
  '1.5',
  '5000.0000000001',
  '-5000',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '1000000000000000000',
  '1e18',
  '1e400',
  '5e-324',
  '"5000"',
  '"abc"',
  '""',
  '" 5000 "',
  '"0x10"',
  'null',
  'true',
  '[5000]',
  '{}',
  '[]',
];

describe('refused or exact, never rounded', () => {
  it.each(hostile)('a recharge of %s KP charges nothing', async (text) => {
    const player = await world.newPlayer(10_000);
    const answer = await player.at(host).post('/api/recharge/game', `{"creditAmount":${text},"zoneId":1}`);
    expect([422]).toContain(answer.status);
    expect(answer.text).toMatch(/INVALID_PAYLOAD|UNKNOWN_AMOUNT/);
    expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
  });

  it.each(['5000.0', '5e3', '50.0e2'])('a recharge written %s is one of 5000 KP', async (text) => {
    const player = await world.newPlayer(10_000);
    const answer = await player.at(host).post('/api/recharge/game', `{"creditAmount":${text},"zoneId":1}`);
    expect(answer.text).toBe('{}');
    expect(await world.balanceOf(player)).toEqual({ credit: 5_000, debt: 0 });
  });

  it.each(hostile)('a recharge and a migration on zone %s change nothing', async (text) => {
    const player = await world.newPlayer(10_000);
    const bodies = [
      ['/api/recharge/game', `{"creditAmount":5000,"zoneId":${text}}`],
      ['/api/account-zones', `{"zoneId":${text}}`],
    ] as const;
    for (const [path, body] of bodies) {
      const answer = await player.at(host).post(path, body);
      expect(answer.status).toBe(422);
      expect(answer.text).toMatch(/INVALID_PAYLOAD|ZONE_UNAVAILABLE|NOTHING_TO_MIGRATE/);
    }
    expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
  });

  it.each(hostile)('a transfer notice of %s VND is refused, or credited to the dong', async (text) => {
    const player = await world.newPlayer(0);
    const { id, content } = noticeFor(player);
    const body = `{"id":"${id}","amount":${text},"content":"${content}"}`;
    const answer = await sendSigned(host, BANK, body, noticeHeaders(BANK, body));
    const [kept] = await noticesOf(world, id);
    if (answer.status === 422) expect(kept).toBeUndefined();
    else expect([answer.text, kept?.amount]).toEqual(['{"status":"credited"}', 2_147_483_648]);
    // 0.1 KP per dong, rounded down once, and 10 percent of the result.
    expect(await world.balanceOf(player)).toEqual({ credit: kept ? 214_748_364 + 21_474_836 : 0, debt: 0 });
  });

  it.each(hostile)('a recall of %s KP in the sandbox is refused, or exact', async (text) => {
    const player = await world.newPlayer(100);
    const answer = await world.sandbox(
      `/players/${player.username}`,
      `{"recall":${text}}` as unknown as object,
    );
    const { credit, debt } = await world.balanceOf(player);
    if (answer.status === 200 && credit - debt !== 100) {
      const took = 100 - credit + debt;
      expect(String(took)).toBe(text.replaceAll('"', '').trim());
    } else expect({ credit, debt }).toEqual({ credit: 100, debt: 0 });
  });
});

describe('PAY-4: rates as stored decimals', () => {
  const rated = async (name: string, rate: string, bonus: string) => {
    await sql`
      insert into payment_methods (name, kind, label, account_name, account_number, qr_template, exchange_rate)
      values (${name}, 'bank-transfer', ${name}, 'X', '1', '{content}', ${rate}::numeric)`.execute(world.db);
    await sql`insert into payment_bonuses values (${name}, 1000, ${bonus}::numeric)`.execute(world.db);
  };

  const secretOf = (provider: string) => (provider === BANK ? BANK_SECRET : `${BANK_SECRET}-${provider}`);

  beforeAll(async () => {
    await rated('tenth', '0.1', '0.07');
    await rated('seven', '0.07', '0.1');
    await rated('third', '0.333333333333333333333333333333', '0.3');
    await rated('fine', '0.000000000001', '1');
    await rated('big', '9007', '0');
    const secrets = ['tenth', 'seven', 'third', 'fine', 'big', BANK].map(
      (name) => `${name}=${secretOf(name)}`,
    );
    host = await world.addHost({ TRANSFER_NOTICE_SECRETS: secrets.join() });
  });

  it.each([
    // rate × amount rounded down, then the bonus on the result, rounded down
    ['tenth', 1_000, 100 + 7],
    ['tenth', 30, 3],
    ['tenth', 29, 2],
    ['tenth', 1_234_567, 123_456 + 8_641],
    ['seven', 100, 7],
    ['seven', 1_000, 70 + 7],
    ['seven', 3_000_000, 210_000 + 21_000],
    ['seven', 1_000_000_000_000, 70_000_000_000 + 7_000_000_000],
    ['third', 3, 0],
    ['third', 4, 1],
    ['third', 3_000, 999 + 299],
    ['third', 999_999_999_999, 333_333_333_332 + 99_999_999_999],
    ['fine', 999_999_999_999, 0],
    ['fine', 1_000_000_000_000, 2],
    ['big', 1_000_000_000_000, 9_007_000_000_000_000],
  ])('%s: %d VND bring %d KP', async (provider, amount, kp) => {
    const player = await world.newPlayer(0);
    const answer = await sendNotice(host, noticeFor(player, amount), {
      provider,
      secret: secretOf(provider),
    });
    expect(answer.text).toBe(`{"status":"${kp === 0 ? 'unmatched' : 'credited'}"}`);
    expect(await world.balanceOf(player)).toEqual({ credit: kp, debt: 0 });
    expect((await player.at(host).get('/api/me')).text).toMatch(new RegExp(`"credit"\\s*:\\s*${kp}\\b`));
  });

  it('reach the portal exactly, as a number where possible and else as text', async () => {
    const player = await world.newPlayer(0);
    const { bankTransfers } = (await player.at(host).get('/api/payment-methods')).json() as {
      bankTransfers: { name: string; exchangeRate: unknown }[];
    };
    const rates = Object.fromEntries(bankTransfers.map(({ name, exchangeRate }) => [name, exchangeRate]));
    expect(rates).toMatchObject({
      tenth: 0.1,
      seven: 0.07,
      third: '0.333333333333333333333333333333',
      fine: '0.000000000001',
      big: 9_007,
    });
  });

  it('leave an exact balance after a recharge', async () => {
    const player = await world.newPlayer(0);
    await sendNotice(host, noticeFor(player, 71_500), { provider: 'seven', secret: secretOf('seven') });
    // 5.005 KP and a bonus of 500 KP.
    expect((await recharge(player.at(host), ORDER)).text).toBe('{}');
    expect(await world.balanceOf(player)).toEqual({ credit: 505, debt: 0 });
    expect((await migrate(player.at(host), 1)).status).toBe(422);
  });
});
