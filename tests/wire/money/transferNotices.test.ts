import { randomUUID } from 'node:crypto';
import { recallCredit } from '../../../api-host/repositories/ledger';
import { BANK, BANK_SECRET } from '../../support/moneyWorld';
import { operate } from '../../support/operator';
import { tally } from '../../support/recharges';
import { startHost } from '../../support/startHost';
import {
  alarmSubjects,
  noticeFor,
  noticeHeaders,
  noticesOf,
  sendNotice,
  sendSigned,
} from '../../support/transferNotices';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(2);

describe('a transfer notice', () => {
  it('credits once when 50 copies arrive at the same time through two hosts, and answers each of them', async () => {
    const player = await world.newPlayer(0);
    const notice = noticeFor(player);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sendNotice(world.hosts[index % 2] ?? host, notice)),
    );
    expect(tally(answers)).toEqual({ '200': 50 });
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"status":"credited"}']));
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
    const history = await player.at(host).get('/api/transaction-history');
    expect(history.json()).toEqual([
      expect.objectContaining({
        type: 'topup.bank-transfer',
        status: 'success',
        value: 100_000,
        currency: 'VND',
        payload: { source: BANK },
        relatedTransactions: [
          expect.objectContaining({ type: 'credit.recharge', realValue: 10_000 }),
          expect.objectContaining({ type: 'credit.bonus', realValue: 500 }),
        ],
      }),
    ]);
  });

  it('needs no cookie and no XSRF token, since it is signed', async () => {
    const player = await world.newPlayer(0);
    expect((await sendNotice(host, noticeFor(player))).status).toBe(200);
  });

  it('raises an alarm and moves no money for a repeated id with another amount or content', async () => {
    const player = await world.newPlayer(0);
    const notice = noticeFor(player);
    await sendNotice(host, notice);
    expect((await sendNotice(host, { ...notice, amount: notice.amount + 1 })).status).toBe(409);
    expect((await sendNotice(host, { ...notice, content: 'FSO KP DEMO' })).status).toBe(409);
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
    expect(await alarmSubjects(world, 'transfer-notice-conflict')).toContain(`${BANK}/${notice.id}`);
    expect(await sendNotice(host, notice)).toMatchObject({ status: 200 });
  });

  it('is read, and compared with its copies, although the bank has cut an emoji in two', async () => {
    const player = await world.newPlayer(0);
    const notice = { ...noticeFor(player), content: `${noticeFor(player).content} \ud83d` };
    for (let copy = 0; copy < 2; copy += 1)
      expect((await sendNotice(host, notice)).text).toBe('{"status":"credited"}');
    expect((await sendNotice(host, { ...notice, amount: notice.amount + 1 })).status).toBe(409);
    expect(await alarmSubjects(world, 'transfer-notice-conflict')).toContain(`${BANK}/${notice.id}`);
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
  });

  it('raises an alarm, too, if the notice that is known had no content', async () => {
    const player = await world.newPlayer(0);
    const notice = noticeFor(player);
    expect((await sendNotice(host, { ...notice, content: '' })).json()).toEqual({ status: 'unmatched' });
    expect((await sendNotice(host, notice)).status).toBe(409);
    expect(await alarmSubjects(world, 'transfer-notice-conflict')).toContain(`${BANK}/${notice.id}`);
    expect((await sendNotice(host, { ...notice, content: '' })).status).toBe(200);
  });

  it('credits one of 40 notices that arrive at once with one id and different amounts', async () => {
    const player = await world.newPlayer(0);
    const notice = noticeFor(player);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        sendNotice(world.hosts[index % 2] ?? host, { ...notice, amount: 1_000 + index * 10 }),
      ),
    );
    expect(tally(answers)).toEqual({ '200': 1, '409': 39 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await world.balanceOf(player)).toEqual({ credit: 100 + winner, debt: 0 });
  });

  it('repays debt first', async () => {
    const player = await world.newPlayer(1_000);
    await recallCredit(world.db, player.id, 11_200, 'sandbox');
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 10_200 });
    await sendNotice(host, noticeFor(player));
    expect(await world.balanceOf(player)).toEqual({ credit: 300, debt: 0 });
  });
});

describe('a notice that is not the bank’s', () => {
  it.each([
    ['signed with another secret', 0, { secret: 'x'.repeat(40) }],
    ['signed with another secret a year ago', -31_536_000_000, { secret: 'x'.repeat(40) }],
    ['of a provider nobody knows', 0, { provider: 'nobank', secret: 'y'.repeat(40) }],
  ])('%s is refused and logged, and an alarm is raised', async (_, ahead, signed) => {
    const how = { at: Date.now() + ahead, ...signed };
    const player = await world.newPlayer(0);
    const notice = noticeFor(player);
    const logged = host.stderr().length;
    const answer = await sendNotice(host, notice, how);
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain(BANK_SECRET);
    expect(await noticesOf(world, notice.id)).toEqual([]);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    expect(host.stderr().slice(logged)).toContain('a transfer notice was refused');
    expect(host.stderr()).not.toContain(BANK_SECRET);
    expect(await alarmSubjects(world, 'transfer-notice-forged')).not.toEqual([]);
  });

  it.each([
    ['301 s old', -301_000, 301],
    ['6 minutes ahead', 360_000, -360],
  ])(
    '%s is not credited, but asked for again, and the alarm speaks of the clocks',
    async (_, ahead, seconds) => {
      await world.pool.query(`delete from alarms where kind = 'clock-differs'`);
      const player = await world.newPlayer(0);
      const notice = noticeFor(player);
      const logged = host.stderr().length;
      // Each host raises one such alarm a minute.
      const receiver = world.hosts[seconds > 0 ? 0 : 1] ?? host;
      const answer = await sendNotice(receiver, notice, { at: Date.now() + ahead });
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
      expect(await noticesOf(world, notice.id)).toEqual([]);
      expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
      const { rows } = await world.pool.query<{ subject: string; off: number }>(
        `select detail->>'subject' as subject, (detail->>'seconds')::int as off from alarms where kind = 'clock-differs'`,
      );
      expect(rows).toEqual([{ subject: BANK, off: expect.any(Number) as number }]);
      expect(Math.abs((rows[0]?.off ?? 0) - seconds)).toBeLessThan(10);
      if (receiver === host)
        expect(host.stderr().slice(logged)).toMatch(new RegExp(`"fault":"stale","provider":"${BANK}"`));
      expect((await sendNotice(receiver, notice)).text).toBe('{"status":"credited"}');
    },
  );

  it('is refused when altered on its way', async () => {
    const player = await world.newPlayer(0);
    const body = JSON.stringify(noticeFor(player));
    const headers = noticeHeaders(BANK, body);
    const altered = body.replace('100000', '900000');
    expect((await sendSigned(host, BANK, altered, headers)).status).toBe(401);
    expect((await sendSigned(host, BANK, body, {})).status).toBe(401);
    expect((await sendSigned(host, BANK, body, { ...headers, 'x-timestamp': '1' })).status).toBe(401);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    expect((await sendSigned(host, BANK, body, headers)).status).toBe(200);
  });

  it('SAFE-14: is refused at another provider than it was signed for, even where both share one secret', async () => {
    const player = await world.newPlayer(0);
    const body = JSON.stringify(noticeFor(player));
    const headers = noticeHeaders('momo', body);
    expect((await sendSigned(host, BANK, body, headers)).status).toBe(401);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });

  it.each(['%00', '..%2Fmomo', 'x'.repeat(80)])(
    'of the provider %s is refused like any unknown one',
    async (provider) => {
      const body = JSON.stringify(noticeFor(await world.newPlayer(0)));
      expect((await sendSigned(host, provider, body, noticeHeaders(provider, body))).status).toBe(401);
    },
  );

  it('raises one alarm a minute, however many arrive', async () => {
    const { id } = noticeFor(await world.newPlayer(0));
    const forged = { id, amount: 1, content: '' };
    await Promise.all(Array.from({ length: 30 }, () => sendNotice(host, forged, { secret: 'z'.repeat(40) })));
    expect(
      (await alarmSubjects(world, 'transfer-notice-forged')).filter((subject) => subject === BANK),
    ).toHaveLength(1);
  });
});

it('OPS-4: a bank may sign with either of two secrets while it changes from one to the other', async () => {
  const [former = '', next = ''] = ['f', 'n'].map((letter) => letter.repeat(40));
  const changing = await world.addHost({ TRANSFER_NOTICE_SECRETS: `${BANK}=${next},${BANK}=${former}` });
  const send = async (secret: string) =>
    (await sendNotice(changing, noticeFor(await world.newPlayer(0)), { secret })).status;
  expect([await send(former), await send(next), await send('z'.repeat(40))]).toEqual([200, 200, 401]);
});

it('a secret for what is no payment method is reported when a host starts', async () => {
  const secret = (letter: string) => letter.repeat(40);
  const TRANSFER_NOTICE_SECRETS = `${BANK}=${secret('a')},vietinbnak=${secret('b')}`;
  const odd = await startHost({
    databaseUrl: world.url,
    env: { LOG_LEVEL: 'warn', TRANSFER_NOTICE_SECRETS },
  });
  await odd.stop();
  expect(odd.stderr()).toContain(
    '"providers":["vietinbnak"],"msg":"TRANSFER_NOTICE_SECRETS names senders that are no payment methods: their transfers wait for an operator"',
  );
  expect(host.stderr()).not.toContain('no payment methods');
});

describe('a notice that names nobody', () => {
  it('waits in the queue until an operator credits it, once', async () => {
    const player = await world.newPlayer(0);
    const notice = { id: randomUUID(), amount: 200_000, content: 'chuyen tien' };
    expect((await sendNotice(host, notice)).text).toBe('{"status":"unmatched"}');
    expect((await sendNotice(host, notice)).text).toBe('{"status":"unmatched"}');
    expect(await noticesOf(world, notice.id)).toEqual([
      expect.objectContaining({ state: 'unmatched', player_id: null }),
    ]);

    const line = ['transfers', 'assign', BANK, notice.id, player.username, '--yes'];
    const runs = await Promise.all([1, 2].map(() => operate(world.url, line)));
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await world.balanceOf(player)).toEqual({ credit: 21_600, debt: 0 });
    expect((await sendNotice(host, notice)).text).toBe('{"status":"credited"}');
  });

  it('is never guessed: a name that matches another one without its underscore waits', async () => {
    await world.pool.query(
      `insert into players (username, password_hash) values ('ab_cd', 'x'), ('abcd', 'x'), ('only_one', 'x')`,
    );
    const send = async (content: string) =>
      (await sendNotice(host, { id: randomUUID(), amount: 1_000, content })).text;
    expect(await send('FSO KP ABCD')).toBe('{"status":"unmatched"}');
    expect(await send('FSO KP ab_cd')).toBe('{"status":"credited"}');
    expect(await send('FSO KP ONLYONE')).toBe('{"status":"credited"}');
  });
});

describe('the sandbox’s bank', () => {
  it('sends signed notices, and treats a repeated id as the same transfer', async () => {
    const player = await world.newPlayer(0);
    const transfer = {
      method: 'momo',
      amount: 20_000,
      content: `fso kp ${player.username}`,
      id: 'pretend-1',
    };
    expect((await world.sandbox('/transfers', transfer)).json()).toEqual({
      id: 'pretend-1',
      status: 'credited',
    });
    expect((await world.sandbox('/transfers', transfer)).json()).toEqual({
      id: 'pretend-1',
      status: 'credited',
    });
    expect(await world.balanceOf(player)).toEqual({ credit: 2_000, debt: 0 });
    const history = await player.at(host).get('/api/transaction-history');
    expect(history.json()).toEqual([
      expect.objectContaining({ type: 'topup.e-wallet', payload: { source: 'momo' } }),
    ]);
    expect((await world.sandbox('/transfers', { ...transfer, method: 'nobank' })).status).toBe(422);
  });
});
