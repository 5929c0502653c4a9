import { roundedWait } from '@portal/contract';

it.each([
  [0.2, ['1 seconds']],
  [119.4, ['2 minutes']],
  [119, ['119 seconds']],
  [121, ['3 minutes']],
  [7140, ['119 minutes']],
  [7141, ['2 hours']],
  [7200, ['2 hours']],
  [7201, ['2 hours', '1 minutes']],
  [26_526, ['7 hours', '23 minutes']],
  [86_399, ['24 hours']],
])('API-6: a wait of %d s is %j, never less than it takes nor a whole unit more', (seconds, parts) =>
  expect(roundedWait(seconds).map(({ amount, unit }) => `${amount} ${unit}`)).toEqual(parts),
);
