import { hmacHex } from '../../../api-host/domain/bankFeeds/bankFeed';
import { cassoSample, payosSample, sepaySample } from '../../support/bankFeedSamples';
import type { TestPlayer } from '../../support/moneyWorld';
import { operate, typed } from '../../support/operator';
import { payosCall } from '../../support/payosCall';
import { tally } from '../../support/recharges';
import type { HostProcess } from '../../support/startHost';
import { alarmSubjects } from '../../support/transferNotices';
import { waitForLockWaits } from '../../support/waitForLockWaits';
import { WireClient, type WireAnswer } from '../../support/wireClient';
import { useMoneyWorld } from '../../support/useHost';

const key = (feed: string) => `the-key-of-${feed}-in-these-tests-0123456789`;
/** The account number of Techcombank in the seed. */
const ACCOUNT = '19031234567890';

const formerKey = (feed: string) => `the-former-${key(feed)}`;
const feeds = ['sepay', 'payos', 'casso'].map((feed) => `${feed}=${key(feed)},${feed}=${formerKey(feed)}`);
const { world } = useMoneyWorld(2, { BANK_FEEDS: feeds.join() });

const hostAt = (index: number): HostProcess => {
  const host = world.hosts[index % world.hosts.length];
  if (!host) throw new Error('a host is needed');
  return host;
};

function send(feed: string, body: object | string, headers: Record<string, string> = {}, host = hostAt(0)) {
  return new WireClient(host.origin).request('POST', `/api/bank-feeds/${feed}`, {
    body,
    headers,
    xsrf: false,
  });
}

interface Reported {
  id: number;
  amount: number;
  content: string | null;
  account: string;
}
/** How each feed reports a transfer, including its signature. */
const reports: Record<
  string,
  (transfer: Reported, secret?: string, host?: HostProcess, time?: number) => Promise<WireAnswer>
> = {
  sepay: ({ id, amount, content, account }, secret = key('sepay'), host) =>
    send(
      'sepay',
      { ...sepaySample, id, transferAmount: amount, content, accountNumber: account },
      { Authorization: `Apikey ${secret}` },
      host,
    ),
  payos: ({ id, content, ...transfer }, secret = key('payos'), host) =>
    send('payos', payosCall({ ...transfer, content: content ?? '', reference: `FT${id}` }, secret), {}, host),
  casso: ({ id, amount, content, account }, secret = key('casso'), host = hostAt(0), time = Date.now()) => {
    const fields = { ...cassoSample.data, id, amount, description: content, accountNumber: account };
    const data = Object.fromEntries(
      Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1)),
    );
    const signature = hmacHex('sha512', secret, `${time}.${JSON.stringify({ data, error: 0 })}`);
    return send(
      'casso',
      { error: 0, data: fields },
      { 'X-Casso-Signature': `t=${time},v1=${signature}` },
      host,
    );
  },
};

const transferOf = (player: TestPlayer, id: number, account = ACCOUNT): Reported => ({
  id,
  amount: 100_000,
  content: `MBVCB.123.FSO KP ${player.username.toUpperCase()}.CT tu 0071000`,
  account,
});

let methods = 0;
/** A new payment method without bonuses, whose account has this number; returns the number. */
async function newAccount(account = `account ${methods + 1}`): Promise<string> {
  methods += 1;
  await world.pool.query(
    `insert into payment_methods (name, kind, label, account_name, account_number, qr_template, exchange_rate)
     values ($1, 'bank-transfer', 'x', 'x', $2, 'x', 0.1)`,
    [`bank${methods}`, account],
  );
  return account;
}

/** The database's rows of a reported transfer. */
const noticesOf = async ({ id }: Reported) =>
  (
    await world.pool.query<{ state: string; provider: string; received_at: Date }>(
      'select state, provider, received_at from transfer_notices where external_id ~ $1 order by received_at',
      [`:(FT)?${id}$`],
    )
  ).rows;

it.each<[string, string, Record<string, string>]>([
  [
    'casso',
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    { 'X-Casso-Signature': `t=${Date.now()},v1=${'a'.repeat(128)}` },
  ],
  ['payos', `{"signature":"x","data":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`, {}],
])(
  'OPS-4: refuses a call of nobody whose JSON is nested too deeply to be signed, as %s',
  async (feed, body, headers) => {
    expect((await send(feed, body, headers)).status).toBe(401);
  },
);

describe.each(Object.entries(reports))('%s', (feed, report) => {
  const first = 1_000 * (1 + Object.keys(reports).indexOf(feed));

  it('OPS-4: credits a transfer once for 20 copies through two hosts, and answers each as the feed expects', async () => {
    const player = await world.newPlayer(0);
    const transfer = transferOf(player, first);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => report(transfer, undefined, hostAt(index))),
    );
    expect(tally(answers)).toEqual({ '200': 20 });
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"success":true}']));
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
  });

  it('OPS-4: credits what is still signed with the former key', async () => {
    const player = await world.newPlayer(0);
    expect((await report(transferOf(player, first + 900), formerKey(feed))).status).toBe(200);
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
  });

  it('OPS-4: moves nothing and raises an alarm for a wrong key', async () => {
    const player = await world.newPlayer(0);
    const answer = await report(transferOf(player, first + 1), 'x'.repeat(40));
    expect(answer.status).toBe(401);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    expect(await alarmSubjects(world, 'transfer-notice-forged')).toContain(feed);
  });

  it('OPS-4: leaves a transfer to an unknown account to an operator', async () => {
    const player = await world.newPlayer(0);
    expect((await report(transferOf(player, first + 2, '999000999'))).json()).toEqual({ success: true });
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
    const { rows } = await world.pool.query<{ state: string; provider: string }>(
      `select state, provider from transfer_notices where external_id like $1`,
      [`${feed}:%${first + 2}`],
    );
    expect(rows).toEqual([{ state: 'unmatched', provider: feed }]);
    const id = `${feed}:${feed === 'payos' ? 'FT' : ''}${first + 2}`;
    const assigned = await operate(
      world.url,
      typed(`transfers assign ${feed} ${id} ${player.username} --yes`),
    );
    expect(assigned.err).toContain(`let ${feed} report the transfer again`);
  });

  it('OPS-4: answers 422 and raises an alarm for an invalid amount', async () => {
    const player = await world.newPlayer(0);
    const answer = await report({ ...transferOf(player, first + 3), amount: 0.5 });
    expect(answer.status).toBe(422);
    expect(await alarmSubjects(world, 'transfer-notice-malformed')).toContain(feed);
  });

  it('OPS-4: credits a transfer once, although its account has moved to another method since', async () => {
    const player = await world.newPlayer(0);
    const account = await newAccount();
    const transfer = transferOf(player, first + 5, account);
    await report(transfer);
    expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
    await world.pool.query(
      `update payment_methods set account_number = 'moved ' || name where account_number = $1`,
      [account],
    );
    await newAccount(account);
    const again = await Promise.all([0, 1].map((index) => report(transfer, undefined, hostAt(index))));
    expect(tally(again)).toEqual({ '200': 2 });
    expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
    expect(await noticesOf(transfer)).toHaveLength(1);
  });

  it('OPS-4: credits a transfer that waited for its method once, when the method is there', async () => {
    const player = await world.newPlayer(0);
    const transfer = transferOf(player, first + 6, `later ${feed}`);
    await report(transfer);
    const [waiting] = await noticesOf(transfer);
    expect(waiting).toMatchObject({ state: 'unmatched', provider: feed });
    await newAccount(transfer.account);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => report(transfer, undefined, hostAt(index))),
    );
    expect(tally(answers)).toEqual({ '200': 10 });
    expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
    expect(await noticesOf(transfer)).toEqual([
      { state: 'credited', provider: `bank${methods}`, received_at: waiting?.received_at },
    ]);
  });

  it('OPS-4: credits a transfer once when its method appears while both hosts settle it', async () => {
    const player = await world.newPlayer(0);
    const transfer = transferOf(player, first + 7, `meanwhile ${feed}`);
    // The first host found no method, and has not committed yet when the second one finds it.
    const early = await world.pool.connect();
    try {
      await early.query('begin');
      const id = feed === 'payos' ? `FT${transfer.id}` : transfer.id;
      await early.query(`select settle_feed_transfer($1, $1, $2, $3, $4, null, null, 0, 0)`, [
        feed,
        ...[`${feed}:${id}`, transfer.amount, transfer.content],
      ]);
      await newAccount(transfer.account);
      const late = report(transfer);
      await waitForLockWaits(world.pool);
      await early.query('commit');
      expect((await late).status).toBe(200);
    } finally {
      early.release(true);
    }
    expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
    expect(await noticesOf(transfer)).toMatchObject([{ state: 'credited' }]);
  });

  it('OPS-4: acknowledges a known id with another amount, but moves nothing and raises an alarm', async () => {
    const player = await world.newPlayer(0);
    const transfer = transferOf(player, first + 4);
    await report(transfer);
    expect((await report({ ...transfer, amount: 200_000 })).json()).toEqual({ success: true });
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
    const conflicts = await alarmSubjects(world, 'transfer-notice-conflict');
    expect(conflicts.filter((subject) => subject.includes(`${feed}:`))).toHaveLength(1);
  });
});

it('OPS-4: moves nothing for a known id of SePay with another amount, although its account has moved', async () => {
  const player = await world.newPlayer(0);
  const account = await newAccount();
  const transfer = transferOf(player, 9_001, account);
  await reports['sepay']?.(transfer);
  await world.pool.query(`update payment_methods set account_number = 'left' where account_number = $1`, [
    account,
  ]);
  await newAccount(account);
  await reports['sepay']?.({ ...transfer, amount: 200_000 });
  expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
  expect(await alarmSubjects(world, 'transfer-notice-conflict')).toContainEqual(
    expect.stringMatching(/^bank\d+\/sepay:9001$/),
  );
});

/** What each feed sends if the bank told it no reference or number of a transfer, or one in another form. */
const withoutId = {
  sepay: [null, '', ' ', {}, 1e21].map(
    (id) => () =>
      send(
        'sepay',
        { ...sepaySample, id, accountNumber: ACCOUNT },
        { Authorization: `Apikey ${key('sepay')}` },
      ),
  ),
  payos: ['', ' '].map(
    (reference) => () =>
      send('payos', payosCall({ reference, amount: 100_000, content: 'x', account: ACCOUNT }, key('payos'))),
  ),
};

it.each(Object.entries(withoutId))(
  'OPS-4: refuses a call of %s without an id, since all such transfers would be copies of one',
  async (feed, calls) => {
    for (const call of calls) expect((await call()).status).toBe(422);
    expect(await alarmSubjects(world, 'transfer-notice-malformed')).toContain(feed);
  },
);

it('OPS-4: records a transfer whose payer wrote nothing, for an operator', async () => {
  const transfer = { id: 9_005, amount: 100_000, content: null, account: ACCOUNT };
  expect((await reports['sepay']?.(transfer))?.status).toBe(200);
  expect(await noticesOf(transfer)).toMatchObject([{ state: 'unmatched' }]);
});

it('OPS-4: credits transfers to the former account of a method, until another method has it', async () => {
  const player = await world.newPlayer(0);
  const account = '190000000001';
  await newAccount(account);
  const name = `bank${methods}`;
  const moved = await operate(
    world.url,
    typed(`methods set-account ${name} --account 190000000002 --reason new --yes`),
  );
  expect(moved).toMatchObject({ code: 0, err: '' });
  await reports['sepay']?.(transferOf(player, 9_003, account));
  await newAccount(account);
  await reports['sepay']?.(transferOf(player, 9_004, account));
  expect(await world.balanceOf(player)).toEqual({ credit: 20_000, debt: 0 });
  const providers = await Promise.all([9_003, 9_004].map((id) => noticesOf(transferOf(player, id))));
  expect(providers.flat().map(({ provider }) => provider)).toEqual([name, `bank${methods}`]);
});

it('OPS-4: credits the transfers of two banks whose references coincide', async () => {
  const [one, two] = [await world.newPlayer(0), await world.newPlayer(0)];
  await reports['payos']?.(transferOf(one, 9_002, await newAccount()));
  await reports['payos']?.(transferOf(two, 9_002, await newAccount()));
  for (const player of [one, two]) expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
});

it('OPS-4: credits a transfer whose reference and amount are those of another bank’s transfer without a content', async () => {
  const player = await world.newPlayer(0);
  const transfer = transferOf(player, 9_006, await newAccount());
  await reports['payos']?.({ ...transfer, content: '', account: await newAccount() });
  await reports['payos']?.(transfer);
  expect(await world.balanceOf(player)).toEqual({ credit: 10_000, debt: 0 });
});

it.each([
  ['301 s old', -301_000],
  ['six hours old', -21_600_000],
  ['6 minutes ahead', 360_000],
])(
  'OPS-4: a call of Casso that is %s, as one repeated after an outage, is credited, and only once',
  async (_, ahead) => {
    await world.pool.query(`delete from alarms`);
    const player = await world.newPlayer(0);
    const transfer = transferOf(player, 9_100 + Math.abs(ahead));
    const sent = Date.now() + ahead;
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => reports['casso']?.(transfer, undefined, hostAt(0), sent)),
    );
    answers.push(await reports['casso']?.(transfer));
    expect(answers.map((answer) => answer?.text)).toEqual(answers.map(() => '{"success":true}'));
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
    expect((await world.pool.query('select kind from alarms')).rows).toEqual([]);
  },
);

it('OPS-4: a call of Casso with an old time and another key is forged', async () => {
  const player = await world.newPlayer(0);
  const transfer = transferOf(player, 9_099);
  const old = await reports['casso']?.(transfer, 'x'.repeat(40), hostAt(0), Date.now() - 21_600_000);
  expect(old?.status).toBe(401);
  expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
});

it('OPS-4: refuses an unknown feed, and one without a key', async () => {
  const host = await world.addHost({ BANK_FEEDS: `sepay=${key('sepay')}` });
  for (const feed of ['payos', 'momo', 'constructor'])
    expect((await send(feed, payosSample, {}, host)).status).toBe(401);
  expect((await send('sepay', sepaySample, { Authorization: `Apikey ${key('sepay')}` }, host)).status).toBe(
    200,
  );
});
