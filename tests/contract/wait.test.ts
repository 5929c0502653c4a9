import { roundedWait } from '@portal/contract';

it.each([
  [0.2, 1, 'seconds'],
  [119, 119, 'seconds'],
  [120, 2, 'minutes'],
  [121, 3, 'minutes'],
  [7199, 120, 'minutes'],
  [7200, 2, 'hours'],
  [26_526, 8, 'hours'],
])('a wait of %d s is %d %s, never less than it takes', (seconds, amount, unit) =>
  expect(roundedWait(seconds)).toEqual({ amount, unit }),
);
