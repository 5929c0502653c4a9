import { addGiftCode } from '../../../../api-host/repositories/operatorGiftCodes';
import { addRedeemableCode } from '../../../../api-host/repositories/operatorRedeemableCodes';
import { useOperatorWorld } from '../../../support/useOperatorWorld';
import { waitForLockWaits } from '../../../support/waitForLockWaits';

const world = useOperatorWorld();

const CREATE = 'redeemable-codes create --title "Quà" --kp 50 --expires 2099-02-28 --reason "event" --yes';

it('PLAY-8: creates, lists, closes and audits a code for KP', async () => {
  expect((await world.admin(`${CREATE} --uses 3 --code SUKIENMOT`)).code).toBe(0);
  expect((await world.admin('redeemable-codes list')).out).toMatch(/SUKIENMOT +open +50 +0\/3/);
  expect((await world.admin(`${CREATE} --uses 3 --code SUKIENMOT`)).err).toContain('already');
  expect((await world.admin(`${CREATE} --uses 3 --code FSO-TANTHU-2026`)).err).toContain('already');
  const close = 'redeemable-codes close SUKIENMOT --reason "too early" --yes';
  expect((await world.admin(close)).code).toBe(0);
  expect((await world.admin(close)).err).toContain('is already closed');
  expect((await world.admin('redeemable-codes list')).out).toContain('closed');
  expect(await world.auditOf('redeemable code SUKIENMOT')).toMatchObject([
    { action: 'redeemable-codes create', reason: 'event', after: { kp: 150, username: '(all players)' } },
    { action: 'redeemable-codes close', reason: 'too early' },
  ]);
});

it('PLAY-8: a code for KP and a code of the game never have the same name', async () => {
  expect((await world.admin(`${CREATE} --uses 3 --code CUNGTEN`)).code).toBe(0);
  const gift = await world.admin('gift-codes create --title "Quà" --gives "5 Xu" --code CUNGTEN --yes');
  expect([gift.code, gift.err]).toEqual([1, expect.stringContaining('CUNGTEN already exists')]);
});

it('PLAY-8: nor if both are created at the same moment, whichever is first', async () => {
  const gift = { code: 'CUNGLUC', title: 'Quà', gives: '5 Xu' };
  const forKp = {
    code: 'CUNGLUC',
    title: 'Quà',
    credit: 50,
    most_uses: 3,
    expires_at: new Date('2099-02-28'),
  };
  const later = await world.db.transaction().execute(async (trx) => {
    expect(await addGiftCode(trx, gift)).toBe(true);
    const started = { adding: addRedeemableCode(world.db, forKp).catch((error: unknown) => error) };
    await waitForLockWaits(world.pool);
    return started;
  });
  expect(await later.adding).toBe(false);
  expect(await addRedeemableCode(world.db, { ...forKp, code: 'CUNGLUCHAI' })).toBe(true);
  expect(await addGiftCode(world.db, { ...gift, code: 'CUNGLUCHAI' })).toBe(false);
  await expect(
    world.pool.query(`insert into gift_codes (code, title, gives) values ('CUNGLUCHAI', 'Quà', '5 Xu')`),
  ).rejects.toMatchObject({ code: '23505' });
  // A name is free again once its code was removed, as with a deleted account.
  await world.pool.query(`delete from gift_codes where code = 'CUNGLUC'`);
  expect(await addRedeemableCode(world.db, forKp)).toBe(true);
});

it('PLAY-8: does not name a generated code before it exists', async () => {
  const line = CREATE.replace(' --yes', ' --uses 3');
  const { out, err } = await world.admin(line, ['y']);
  const generated = /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/;
  const [code = ''] = generated.exec(out) ?? [];
  expect((await world.admin('redeemable-codes list')).out).toContain(code);
  expect(err).toContain(
    'This creates a generated code, Quà: 50 KP for each of up to 3 players, 150 KP in total',
  );
  expect(err).not.toMatch(generated);
});

it.each([
  [`${CREATE} --uses 0`],
  [`${CREATE} --uses 1000001`],
  [`${CREATE} --uses 3 --code ngan`],
  ['redeemable-codes create --title Q --kp 1000000001 --uses 1 --expires 2099-02-28 --reason "event" --yes'],
])('%s: is refused as a usage error', async (line) => {
  expect((await world.admin(line)).code).toBe(2);
});

it('OPS-6: counts all KP that a code may give towards what an operator may move alone', async () => {
  const OPERATOR_KEY = await world.operator('Lan', 'finance', await world.operator('Mai', 'admin'));
  const asked = await world.admin(`${CREATE} --uses 1000000 --code SUKIENHAI`, undefined, { OPERATOR_KEY });
  expect(asked.out).toContain('Nothing has moved yet');
  expect((await world.admin('redeemable-codes list', undefined, { OPERATOR_KEY })).out).not.toContain(
    'SUKIENHAI',
  );
});
