import { randomUUID } from 'node:crypto';
import { askCode } from '../../support/accountCalls';
import type { Visitor } from '../../support/accountWorld';
import { eventually } from '../../support/eventually';
import { ORDER } from '../../support/recharges';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

type Player = Visitor & { username: string; password: string; phone: string };

/** A player with 21.600 KP and, by default, a verified phone. */
async function player(verified = true): Promise<Player> {
  const one = verified ? await world.proven({ phone: true }) : await world.player();
  const transfer = { method: 'techcombank', amount: 200_000, content: `FSO KP ${one.username}` };
  await world.visitor().request('POST', '/sandbox/transfers', { body: transfer, xsrf: false });
  return one;
}
const setRule = (one: Visitor, body: object) => one.request('PUT', '/api/user/payment-rule', { body });
const ruled = async (rule: object, verified = true): Promise<Player> => {
  const one = await player(verified);
  expect((await setRule(one, rule)).status).toBe(204);
  return one;
};
const recharge = (one: Visitor, proofs: object = {}, key: string = randomUUID(), order: object = ORDER) =>
  one.post('/api/recharge/game', { ...order, ...proofs }, { headers: { 'Idempotency-Key': key } });
const creditOf = async (one: Visitor) => (await one.me()).credit;

/** A code for a recharge, by SMS. */
async function codeFor(one: Player, action = 'confirm.payment'): Promise<string> {
  const codes = async () => (await world.messages(one.phone)).filter(({ code }) => code !== undefined);
  const before = (await codes()).length;
  expect((await askCode(one, action)).status).toBe(200);
  await eventually('the code has come', async () => (await codes()).length > before);
  return (await codes())[0]?.code ?? '';
}

const asked = (field: string) => ({
  errorCode: 'PROOF_REQUIRED',
  errors: { [field]: [expect.any(String) as string] },
});

it('SAFE-6: asks for no proof by default', async () => {
  const one = await player();
  expect(await one.me()).toMatchObject({ paymentRule: { name: 'never', above: null } });
  expect((await recharge(one)).status).toBe(200);
});

it('SAFE-6: charges nothing without a proof under "always", and accepts a code for one recharge', async () => {
  const one = await ruled({ name: 'always' });
  const refused = await recharge(one);
  expect([refused.status, refused.json()]).toMatchObject([422, asked('otpNumber')]);
  expect((await recharge(one, { currentPassword: one.password })).json()).toMatchObject(asked('otpNumber'));
  const otpNumber = await codeFor(one);
  expect((await recharge(one, { otpNumber: otpNumber === '000000' ? '111111' : '000000' })).status).toBe(422);
  expect(await creditOf(one)).toBe(21_600);
  expect((await recharge(one, { otpNumber })).status).toBe(200);
  expect((await recharge(one, { otpNumber })).json()).toMatchObject(asked('otpNumber'));
  expect(await creditOf(one)).toBe(16_600);
});

it('SAFE-6: refuses a code for another purpose', async () => {
  const one = await ruled({ name: 'always' });
  const otpNumber = await codeFor(one, 'confirm.phone_number');
  expect((await recharge(one, { otpNumber })).status).toBe(422);
  expect(await creditOf(one)).toBe(21_600);
});

it('SAFE-6: asks for the password of an account with nothing verified', async () => {
  const one = await ruled({ name: 'always' }, false);
  expect((await recharge(one)).json()).toMatchObject(asked('currentPassword'));
  expect((await recharge(one, { currentPassword: 'sai-mat-khau' })).status).toBe(422);
  expect((await recharge(one, { currentPassword: one.password })).status).toBe(200);
});

it('SAFE-6: asks for a proof only above the chosen amount', async () => {
  const one = await ruled({ name: 'above', above: 5_000 });
  expect((await recharge(one)).status).toBe(200);
  const more = { creditAmount: 10_000, zoneId: 1 };
  expect((await recharge(one, {}, randomUUID(), more)).status).toBe(422);
  expect(await creditOf(one)).toBe(16_600);
});

it('SAFE-6: asks no more in a browser in which a recharge was proven, but does in another one', async () => {
  const one = await ruled({ name: 'unprovenBrowser' });
  expect((await recharge(one)).status).toBe(422);
  expect((await recharge(one, { otpNumber: await codeFor(one) })).status).toBe(200);
  expect((await recharge(one)).status).toBe(200);
  const elsewhere = world.visitor();
  await elsewhere.login(one.username, one.password);
  expect((await recharge(elsewhere)).status).toBe(422);
});

it('SAFE-6: the repetition of a recharge that needed no proof then proves nothing for its browser', async () => {
  const one = await player();
  const key = randomUUID();
  expect((await recharge(one, {}, key)).status).toBe(200);
  expect((await setRule(one, { name: 'unprovenBrowser' })).status).toBe(204);
  expect((await recharge(one, {}, key)).status).toBe(200);
  expect((await recharge(one)).status).toBe(422);
  expect(await creditOf(one)).toBe(16_600);
});

it('SAFE-6, GAME-8: charges once for two at once with one code, and needs no new proof for the same key', async () => {
  const one = await ruled({ name: 'always' });
  const [, second] = world.hosts;
  if (!second) throw new Error('A second host is needed');
  const otpNumber = await codeFor(one);
  const there = one.at(second);
  const both = await Promise.all([recharge(one, { otpNumber }), recharge(there, { otpNumber })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await creditOf(one)).toBe(16_600);

  const key = randomUUID();
  const next = await codeFor(one);
  const twice = await Promise.all([
    recharge(one, { otpNumber: next }, key),
    recharge(there, { otpNumber: next }, key),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await recharge(there, {}, key)).status).toBe(200);
  expect(await creditOf(one)).toBe(11_600);
  const other = await recharge(one, {}, key, { creditAmount: 10_000, zoneId: 1 });
  expect([other.status, other.json()]).toMatchObject([409, { errorCode: 'IDEMPOTENCY_CONFLICT' }]);
});

it('SAFE-6: a recharge that is refused for another reason leaves the code usable', async () => {
  const one = await ruled({ name: 'always' });
  const otpNumber = await codeFor(one);
  const unknown = await recharge(one, { otpNumber }, randomUUID(), { creditAmount: 5_000, zoneId: 99 });
  expect(unknown.json()).toMatchObject({ errorCode: 'ZONE_UNAVAILABLE' });
  expect((await recharge(one, { otpNumber })).status).toBe(200);
});

it('SAFE-6: needs a proof to relax the rule, but none to tighten it', async () => {
  const one = await player();
  for (const rule of [{ name: 'above', above: 20_000 }, { name: 'above', above: 5_000 }, { name: 'always' }])
    expect((await setRule(one, rule)).status).toBe(204);
  for (const rule of [{ name: 'above', above: 5_000 }, { name: 'unprovenBrowser' }, { name: 'never' }]) {
    const answer = await setRule(one, rule);
    expect([answer.status, answer.json()]).toMatchObject([
      422,
      { errors: { otpNumber: [expect.any(String)] } },
    ]);
  }
  // A code for a recharge does not permit relaxing the rule.
  expect((await setRule(one, { name: 'never', otpNumber: await codeFor(one) })).status).toBe(422);
  const otpNumber = await codeFor(one, 'confirm.payment_rule');
  expect((await setRule(one, { name: 'never', otpNumber })).status).toBe(204);
  expect(await one.me()).toMatchObject({ paymentRule: { name: 'never', above: null } });
});

it.each([
  { name: 'above' },
  { name: 'above', above: 0 },
  { name: 'above', above: 1.5 },
  { name: 'sometimes' },
  {},
])('VAL-3: refuses the rule %j', async (rule) => {
  expect((await setRule(await player(), rule)).status).toBe(422);
});
