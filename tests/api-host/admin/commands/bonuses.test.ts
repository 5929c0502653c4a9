import { yesAfter } from '../../../support/operator';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();
const rateOf = async (vnd: number) => {
  const { bonuses } = (await world.admin('bonuses list --method momo --json')).json() as {
    bonuses: { cashValue: number; bonusRate: string }[];
  };
  return bonuses.find(({ cashValue }) => cashValue === vnd)?.bonusRate;
};

it.each([
  ['bonuses set momo 150000 0.05', 'bonuses set momo 150000 0.02', '0.02'],
  ['bonuses set momo 150000 0.05', 'bonuses remove momo 150000', undefined],
  ['bonuses remove momo 150000', 'bonuses set momo 150000 0.02', '0.02'],
  ['bonuses remove momo 150000', 'bonuses remove momo 150000', undefined],
])('OPS-6: refuses %s if another operator has run %s since the question', async (line, other, rate) => {
  await world.admin('bonuses set momo 150000 0.01 --yes');
  const { code, out, err } = await world.admin(line, [
    yesAfter(async () => {
      expect((await world.admin(`${other} --yes`)).code).toBe(0);
    }),
  ]);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(
    'The bonus of momo from 150000 VND was changed in the meantime: see npm run admin -- bonuses list --method momo.',
  );
  expect(await rateOf(150_000)).toBe(rate);
});

it('OPS-6: a bonus that is probably a slip needs the current one as well, since 5 is easily typed for 5%', async () => {
  const refused = await world.admin('bonuses set momo 10000 5 --yes');
  expect([refused.code, refused.err]).toEqual([
    1,
    'A transfer of 10000 VND then brings 1000 KP and a bonus of 5000 KP. If that is meant, add --from 0.\n',
  ]);
  expect((await world.admin('bonuses set momo 10000 5 --from 0.2 --yes')).err).toContain(
    'The current rate is 0, not 0.2: see npm run admin -- bonuses list --method momo.',
  );
  expect(await rateOf(10_000)).toBeUndefined();
  expect((await world.admin('bonuses set momo 10000 0.05 --yes')).code).toBe(0);
  expect((await world.admin('bonuses set momo 10000 0.5 --yes')).err).toContain('add --from 0.05');
  expect((await world.admin('bonuses set momo 10000 0.005 --yes')).code).toBe(0);
  const { err } = await world.admin('bonuses set momo 10000 1 --from 0.005', ['y']);
  expect(err).toContain('A transfer of 10000 VND then brings 1000 KP and a bonus of 1000 KP.');
  expect(await rateOf(10_000)).toBe('1');
});
