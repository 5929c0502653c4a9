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
