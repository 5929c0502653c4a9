import { claimsOf, claimState, createClaim, nameless, newReference, settledBy } from '../../support/claims';
import { eventually } from '../../support/eventually';
import { BANK, type TestPlayer } from '../../support/moneyWorld';
import { operate, typed } from '../../support/operator';
import { payosCall } from '../../support/payosCall';
import { tally } from '../../support/recharges';
import { noticeFor, noticesOf, sendNotice } from '../../support/transferNotices';
import { useMoneyWorld } from '../../support/useHost';
import { WireClient } from '../../support/wireClient';

const FEED_KEY = 'the-key-of-payos-in-these-tests-0123456789';
const { world, host, other } = useMoneyWorld(2, { BANK_FEEDS: `payos=${FEED_KEY}` });
const admin = (line: string) => operate(world.url, typed(line));

describe('PLAY-3: a claim that the reference, the amount and the time prove', () => {
  it('is credited at once as the transfer’s own top-up, and both record it', async () => {
    const player = await world.newPlayer(0);
    const id = newReference();
    expect((await sendNotice(host, nameless(id))).text).toBe('{"status":"unmatched"}');
    const answer = await createClaim(player.at(host), { amount: 100_000, reference: id.toLowerCase() });
    expect([answer.status, answer.json()]).toMatchObject([200, { state: 'open', amount: 100_000 }]);
    await eventually('it is credited', async () => (await claimState(player, host)) === 'credited');
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
    const history = await player.at(host).get('/api/transaction-history');
    const [line] = history.json() as { id: string; type: string }[];
    expect(line).toMatchObject({ type: 'topup.bank-transfer', payload: { source: BANK } });
    expect(await claimsOf(player, host)).toMatchObject([{ transactionId: line?.id, refusal: null }]);
    expect(await noticesOf(world, id)).toMatchObject([{ state: 'credited', player_id: player.id }]);
  });

  it('is credited when the bank reports the transfer later', async () => {
    const player = await world.newPlayer(0);
    const id = newReference();
    await createClaim(player.at(host), { amount: 100_000, reference: id });
    expect((await sendNotice(other, nameless(id))).text).toBe('{"status":"unmatched"}');
    await eventually('it is credited', async () => (await claimState(player, host)) === 'credited');
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
  });

  it('of a transfer that names its player ends with that top-up, and credits nothing more', async () => {
    const player = await world.newPlayer(0);
    const notice = { ...noticeFor(player), id: newReference() };
    await createClaim(player.at(host), { amount: notice.amount, reference: notice.id });
    expect((await sendNotice(host, notice)).text).toBe('{"status":"credited"}');
    expect(await claimState(player, host)).toBe('credited');
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
  });
});

/** payOS reports a transfer to the account of Techcombank in the seed. */
const reportByPayos = (reference: string, content: string, amount = 100_000) =>
  new WireClient(host.origin).request('POST', '/api/bank-feeds/payos', {
    body: payosCall({ reference, amount, content, account: '19031234567890' }, FEED_KEY),
    xsrf: false,
  });

describe('PLAY-3: a claim of a transfer that payOS reports, with the bank’s reference', () => {
  it('is credited at once as the transfer’s own top-up', async () => {
    const player = await world.newPlayer(0);
    const reference = newReference();
    await reportByPayos(reference, 'me nap tien cho con');
    await createClaim(player.at(host), { amount: 100_000, reference: reference.toLowerCase() });
    await eventually('it is credited', async () => (await claimState(player, host)) === 'credited');
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
    expect(await noticesOf(world, `payos:${reference}`)).toMatchObject([
      { provider: BANK, state: 'credited', player_id: player.id },
    ]);
  });

  it('ends with the top-up of a transfer that names its player, and credits nothing more', async () => {
    const player = await world.newPlayer(0);
    const reference = newReference();
    await createClaim(player.at(host), { amount: 100_000, reference });
    await reportByPayos(reference, noticeFor(player).content);
    expect(await claimState(player, host)).toBe('credited');
    await settledBy(world);
    expect(await world.balanceOf(player)).toEqual({ credit: 10_500, debt: 0 });
  });

  it('stays open when two players claim it', async () => {
    const [payer, thief] = [await world.newPlayer(0), await world.newPlayer(0)];
    const reference = newReference();
    for (const one of [payer, thief]) await createClaim(one.at(host), { amount: 100_000, reference });
    await reportByPayos(reference, 'me nap tien cho con');
    await settledBy(world);
    expect([await claimState(payer, host), await claimState(thief, host)]).toEqual(['open', 'open']);
  });

  it('is not proven by a number of SePay, which no payer sees and anybody could guess', async () => {
    const player = await world.newPlayer(0);
    await world.pool.query(
      `insert into transfer_notices (provider, external_id, amount, content, state) values ($1, 'sepay:92704', 100000, 'x', 'unmatched')`,
      [BANK],
    );
    await createClaim(player.at(host), { amount: 100_000, reference: 'SEPAY92704' });
    await settledBy(world);
    expect(await claimState(player, host)).toBe('open');
  });
});

describe('PLAY-3: a claim in doubt credits nothing, and is answered like any other', () => {
  const wrong: [string, (id: string, stranger: TestPlayer) => Promise<[object, object]>][] = [
    ['another amount', async (id) => [nameless(id), { amount: 100_001, reference: id }]],
    [
      'another method',
      async (id) => [nameless(id), { amount: 100_000, reference: id, method: 'vietcombank' }],
    ],
    [
      'a part of the reference',
      async (id) => [nameless(id), { amount: 100_000, reference: id.slice(0, -1) }],
    ],
    ['no reference', async (id) => [nameless(id, 123_456), { amount: 123_456 }]],
    [
      'a reference too short to be one',
      async (id) => [nameless(id.slice(-6)), { amount: 100_000, reference: id.slice(-6) }],
    ],
    [
      'a time two days off',
      async (id) => [
        nameless(id),
        {
          amount: 100_000,
          reference: id,
          transferredAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        },
      ],
    ],
    [
      'a content that names somebody else and others',
      async (id, stranger) => [
        nameless(id, 100_000, `FSO KP ${stranger.username} FSO KP demo`),
        { amount: 100_000, reference: id },
      ],
    ],
    ['more than the limit', async (id) => [nameless(id, 1_000_000), { amount: 1_000_000, reference: id }]],
    ['nothing that was paid', async (id) => [nameless(newReference()), { amount: 100_000, reference: id }]],
  ];

  it.each(wrong)('%s', async (_, scene) => {
    const [player, stranger] = [await world.newPlayer(0), await world.newPlayer(0)];
    const [notice, claim] = await scene(newReference(), stranger);
    expect((await sendNotice(host, notice)).text).toBe('{"status":"unmatched"}');
    const answer = await createClaim(player.at(host), claim);
    const fields = ['amount', 'createdAt', 'decidedAt', 'id', 'method', 'reference', 'refusal'];
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json() as object).sort()).toEqual([
      ...fields,
      ...['state', 'transactionId', 'transferredAt'],
    ]);
    await settledBy(world);
    expect(await claimsOf(player, host)).toMatchObject([{ state: 'open', transactionId: null }]);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });

  it('stays open when two players claim one transfer, until an operator decides', async () => {
    const [payer, thief] = [await world.newPlayer(0), await world.newPlayer(0)];
    const id = newReference();
    await Promise.all(
      [payer, thief].map((one) => createClaim(one.at(host), { amount: 100_000, reference: id })),
    );
    await sendNotice(host, nameless(id));
    await settledBy(world);
    expect([await claimState(payer, host), await claimState(thief, host)]).toEqual(['open', 'open']);
    const [claim] = await claimsOf(payer, host);
    expect((await admin(`claims show ${claim?.id}`)).out).toContain(id);
    const line = `claims accept ${claim?.id} ${BANK} ${id} --reason "receipt in ticket 1" --yes`;
    expect(await admin(line)).toMatchObject({ code: 0, err: '' });
    expect((await admin(line)).code).toBe(1);
    expect([await claimState(payer, host), await claimState(thief, host)]).toEqual(['credited', 'open']);
    expect([await world.balanceOf(payer), await world.balanceOf(thief)]).toEqual([
      { credit: 10_500, debt: 0 },
      { credit: 0, debt: 0 },
    ]);
    const [theirs] = await claimsOf(thief, host);
    await admin(`claims refuse ${theirs?.id} --because notFound --reason "another player’s" --yes`);
    expect(await claimsOf(thief, host)).toMatchObject([{ state: 'refused', refusal: 'notFound' }]);
  });

  it('of a suspended player waits', async () => {
    const player = await world.newPlayer(0);
    const id = newReference();
    await createClaim(player.at(host), { amount: 100_000, reference: id });
    await world.db
      .updateTable('players')
      .set({ suspended_at: new Date() })
      .where('id', '=', player.id)
      .execute();
    await sendNotice(host, nameless(id));
    await settledBy(world);
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 0 });
  });
});

describe('PLAY-3: the limits of claims', () => {
  it('the same claim sent several times at once is one claim', async () => {
    const player = await world.newPlayer(0);
    const claim = { amount: 70_000, reference: newReference() };
    const answers = await Promise.all(
      [host, other, host, other].map((at) => createClaim(player.at(at), claim)),
    );
    expect(tally(answers)).toEqual({ '200': 4 });
    expect(await claimsOf(player, host)).toHaveLength(1);
  });

  it.each([
    ['an amount of 0', { amount: 0 }, 'amount'],
    ['half a đồng', { amount: 0.5 }, 'amount'],
    ['an amount as a text', { amount: '100000' }, 'amount'],
    ['more than a transfer carries', { amount: 1e12 + 1 }, 'amount'],
    ['no day', { transferredAt: 'yesterday' }, 'transferredAt'],
    ['a day that is not', { transferredAt: '2026-02-31T25:00:00Z' }, 'transferredAt'],
    ['tomorrow', { transferredAt: new Date(Date.now() + 86_400_000).toISOString() }, 'transferredAt'],
    ['last year', { transferredAt: new Date(Date.now() - 400 * 86_400_000).toISOString() }, 'transferredAt'],
    ['a reference of 65 characters', { reference: 'x'.repeat(65) }, 'reference'],
  ])('%s is refused', async (_, claim, field) => {
    const player = await world.newPlayer(0);
    const answer = await createClaim(player.at(host), { amount: 1, ...claim });
    expect([answer.status, answer.json()]).toMatchObject([
      422,
      { errors: { [field]: [expect.any(String)] } },
    ]);
  });

  it('at most three claims wait, and at most six are attempted in a day', async () => {
    const player = await world.newPlayer(0);
    const make = (amount: number) => createClaim(player.at(host), { amount });
    const statuses: number[] = [];
    for (let amount = 1; amount <= 7; amount += 1) statuses.push((await make(amount)).status);
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 429]);
    expect(await claimsOf(player, host)).toHaveLength(3);
  });

  it('nobody sees another player’s claims, and a claim needs a session', async () => {
    const [player, stranger] = [await world.newPlayer(0), await world.newPlayer(0)];
    await createClaim(player.at(host), { amount: 5 });
    expect(await claimsOf(stranger, host)).toEqual([]);
    expect((await host.client().get('/api/transfer-claims')).status).toBe(401);
    expect((await host.client().post('/api/transfer-claims', { amount: 5 })).status).toBe(401);
    expect((await player.at(host).get('/api/data-export')).json()).toMatchObject({
      transferClaims: [{ amount: 5, state: 'open' }],
    });
  });
});
