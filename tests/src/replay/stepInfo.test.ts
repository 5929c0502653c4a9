import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecording } from '../../../src/replay/readRecording';
import { stepInfos } from '../../../src/replay/stepInfo';

const { steps } = readRecording(
  readFileSync(path.resolve(__dirname, '../../recordings/recharge.json'), 'utf8'),
);
const infos = stepInfos(steps);
const labelsOf = (isWanted: (info: (typeof infos)[number]) => boolean) =>
  infos.filter(isWanted).map(({ label }) => label);

it('labels calls with their endpoint, outcome and duration', () => {
  const labels = infos.map(({ label }) => label);
  expect(labels).toContainEqual('getMe …');
  expect(labels).toContainEqual(expect.stringMatching(/^getMe ✓ \d+ ms$/));
  expect(labels).toContainEqual(expect.stringMatching(/^rechargeGame ✗ 422 \d+ ms$/));
  expect(labels.join()).not.toMatch(/executeQuery|executeMutation/);
});

it('tells actions of the player, errors and bookkeeping apart', () => {
  expect(labelsOf(({ isPlayers }) => isPlayers)).toEqual(
    expect.arrayContaining([
      '→ /recharge',
      '→ /recharge?ask=recharge',
      'form/formSubmitted zoneId, creditAmount',
    ]),
  );
  expect(labelsOf(({ isError }) => isError)).toEqual([expect.stringMatching(/^rechargeGame ✗ 422/)]);
  expect(labelsOf(({ isPlumbing }) => isPlumbing)).toContainEqual(
    expect.stringMatching(/^api\/internalSubscriptions/),
  );
  // A query that RTK Query answered from its cache made no call.
  for (const { isPlumbing, isError } of infos.filter((_, at) => steps[at]?.action['meta'] && isCondition(at)))
    expect([isPlumbing, isError]).toEqual([true, false]);
});

const isCondition = (at: number) => (steps[at]?.action['meta'] as { condition?: boolean }).condition === true;
