import moment from 'moment';
import { dayInWords, formatDate, formatDateTime } from '../../../src/lib/dates';

/** An instant that formats identically on any machine: a local time in the format that the host sends. */
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('APP-1: dates', () => {
  it('are formatted as in Vietnam, in the local time zone', () => {
    expect(formatDate(at(2026, 10, 1, 23, 59))).toBe('01/11/2026');
    expect(formatDateTime(at(2026, 0, 9, 9, 5))).toBe('09/01/2026 09:05');
  });

  it('belong to weeks that start on Monday, as in the Vietnamese locale', () => {
    expect(moment.locale()).toBe('vi');
    expect(
      moment(at(2026, 10, 26, 9, 5))
        .startOf('week')
        .format('DD/MM/YYYY'),
    ).toBe('23/11/2026');
  });

  it.each([
    ['2026-04-03', 'Thứ sáu, 03/04/2026'],
    ['', undefined],
    ['202604-04-03', undefined],
  ])('APP-1: the value %j of a date field reads %s', (value, words) => {
    expect(dayInWords(value)).toBe(words);
  });
});
