import { yesAfter } from '../../../support/operator';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('sets, lists and removes prices, in coins as players see them', async () => {
  expect((await world.admin('payable-values set 7000 712.5 --yes')).out).toContain(
    '7000 KP now buy 712.5 coins.',
  );
  expect((await world.admin('payable-values list')).out).toMatch(/^ *KP +XU\n +5000 +500\n +7000 +712\.5\n/);
  expect((await world.admin('payable-values set 7000 700 --yes')).code).toBe(0);
  expect((await world.admin('payable-values remove 7000 --yes')).code).toBe(0);
  expect(await world.auditOf('payable value 7000')).toMatchObject([
    { before: null, after: { coins: 71_250 } },
    { before: { coins: 71_250 }, after: { coins: 70_000 } },
    { before: { coins: 70_000 }, after: null },
  ]);
  expect((await world.admin('payable-values set 0 1 --yes')).code).toBe(2);
  expect((await world.admin('payable-values set 1000 0.001 --yes')).code).toBe(2);
  await world.db.deleteFrom('payable_values').execute();
  await world.db.deleteFrom('game_settings').execute();
  // A new deployment has no game yet.
  expect((await world.admin('payable-values list')).out).toContain('None');
  expect((await world.admin('payable-values set 5000 500 --yes')).code).toBe(0);
  expect((await world.admin('payable-values list')).out).toMatch(/^ *KP +XU\n5000 +500\n$/);
});

it.each([
  ['payable-values set 9000 900', 'payable-values set 9000 800', 80_000],
  ['payable-values set 9000 900', 'payable-values remove 9000', undefined],
  ['payable-values remove 9000', 'payable-values set 9000 800', 80_000],
  ['payable-values remove 9000', 'payable-values remove 9000', undefined],
])('OPS-6: refuses %s if another operator has run %s since the question', async (line, other, coins) => {
  await world.admin('payable-values set 9000 700 --yes');
  const { code, out, err } = await world.admin(line, [
    yesAfter(async () => {
      expect((await world.admin(`${other} --yes`)).code).toBe(0);
    }),
  ]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(
    'The offer for 9000 KP was changed in the meantime: see npm run admin -- payable-values list.',
  );
  const { payableValues } = (await world.admin('payable-values list --json')).json() as {
    payableValues: { credit: number; coins: number }[];
  };
  expect(payableValues.find(({ credit }) => credit === 9000)?.coins).toBe(coins);
});

it('OPS-6: a number of coins that is probably a slip needs the current one as well', async () => {
  expect((await world.admin('payable-values set 8000 800 --yes')).code).toBe(0);
  // The hundredths of the JSON, which the command takes for coins.
  const refused = await world.admin('payable-values set 8000 80000 --yes');
  expect([refused.code, refused.err]).toEqual([
    1,
    '8000 KP would buy 80000 coins; now 8000 KP buy 800 coins. If that is meant, add --from 800.\n',
  ]);
  expect((await world.admin('payable-values set 8000 80', ['y'])).err).toContain('add --from 800');
  expect((await world.admin('payable-values set 8000 80000 --from 80 --yes')).err).toContain(
    'The current number of coins is 800, not 80',
  );
  expect((await world.admin('payable-values set 8000 7999 --yes')).code).toBe(0);
  expect((await world.admin('payable-values set 8000 800 --from 7999.00 --yes')).code).toBe(0);
  expect((await world.admin('payable-values remove 8000 --yes')).code).toBe(0);
});

it('OPS-6: a new offer is compared with the others by its coins per KP', async () => {
  await world.db.deleteFrom('payable_values').execute();
  expect((await world.admin('payable-values set 5000 500 --yes')).code).toBe(0);
  const refused = await world.admin('payable-values set 20000 200000 --yes');
  expect([refused.code, refused.err]).toEqual([
    1,
    '20000 KP would buy 200000 coins; now 5000 KP buy 500 coins. If that is meant, add --from 0.\n',
  ]);
  expect((await world.admin('payable-values set 20000 200 --yes')).code).toBe(1);
  expect((await world.admin('payable-values set 500000 60000 --yes')).code).toBe(0);
  expect((await world.admin('payable-values set 20000 200000 --from 0 --yes')).code).toBe(0);
});
