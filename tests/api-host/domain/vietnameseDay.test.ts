import {
  boundsOfDay,
  isCalendarDate,
  vietnameseDate,
  vietnameseDay,
  vietnameseHour,
  vietnameseTime,
} from '../../../api-host/domain/vietnameseDay';

it('a day in Vietnam starts at 17:00 UTC of the day before', () => {
  const { from, until } = boundsOfDay('2026-12-06');
  expect([from.toISOString(), until.toISOString()]).toEqual([
    '2026-12-05T17:00:00.000Z',
    '2026-12-06T17:00:00.000Z',
  ]);
  const last = new Date(until.getTime() - 1);
  expect([vietnameseDate(from), vietnameseHour(from), vietnameseDay(from)]).toEqual([
    '2026-12-06',
    0,
    '06/12/2026',
  ]);
  expect([vietnameseDate(last), vietnameseHour(last)]).toEqual(['2026-12-06', 23]);
});

it('APP-1: an instant in a sentence has the time and a year of four digits, at midnight as well', () => {
  expect(vietnameseTime(new Date('2026-01-05T02:05:00Z'))).toBe('09:05 ngày 05/01/2026');
  expect(vietnameseTime(new Date('2026-12-05T17:00:00Z'))).toBe('00:00 ngày 06/12/2026');
});

it.each([
  ['2026-12-06', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-00-00', false],
  ['', false],
])('%j is a date of the calendar: %s', (date, expected) => {
  expect(isCalendarDate(date)).toBe(expected);
});
