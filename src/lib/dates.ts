import moment from 'moment';
import 'moment/locale/vi';
import type { Instant } from '@portal/contract';

/*
 * All parsing and formatting of dates (APP-1), in the player's time zone. moment is large, so only chunks behind the login import this
 * file. The build excludes moment's other locales.
 */
moment.locale('vi');

/** 21/11/2026 */
export const formatDate = (instant: Instant): string => moment(instant).format('DD/MM/YYYY');

/** 21/11/2026 09:05 */
export const formatDateTime = (instant: Instant): string => moment(instant).format('DD/MM/YYYY HH:mm');

/** 21/11 */
export const formatDayAndMonth = (instant: Instant): string => moment(instant).format('DD/MM');

/** The start of the day, in the player's time zone. Both in ms since 1970. */
export const startOfDay = (at: number): number => moment(at).startOf('day').valueOf();

/** How many days ago an instant was at `now`, in ms since 1970: 0 for today. */
export const daysAgo = (instant: Instant, now: number): number =>
  moment(now).startOf('day').diff(moment(instant).startOf('day'), 'days');

/** 2026-11-21, the value of a date field. `at` in ms. */
export const fieldDay = (at: number): string => moment(at).format('YYYY-MM-DD');

/** 09:05, the value of a time field. `at` in ms. */
export const fieldTime = (at: number): string => moment(at).format('HH:mm');

/** Thứ bảy, 21/11/2026, of the value of a date field; undefined if that is empty or no day yet. */
export function dayInWords(value: string): string | undefined {
  const day = moment(value, 'YYYY-MM-DD', true);
  return day.isValid()
    ? day.format('dddd, DD/MM/YYYY').replace(/^./, (first) => first.toUpperCase())
    : undefined;
}
