import { age } from '../../../api-host/domain/alarmNotice';

const MINUTE = 60_000;

it.each([
  [0, '0 min'],
  [11, '11 min'],
  [125, '2 h 5 min'],
  [24 * 60 + 61, '1 d 1 h'],
  [-5, '0 min'],
])('shows %i minutes as %s', (minutes, text) => {
  expect(age(minutes * MINUTE)).toBe(text);
});
