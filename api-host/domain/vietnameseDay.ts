import { DAY_MS, HOUR_MS } from './durations';

const format = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** '06/12/2026': the Vietnamese date of an instant, as players write it. */
export const vietnameseDay = (instant: Date): string => format.format(instant);

const timeOfDay = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '09:05 ngày 06/12/2026': an instant in Vietnamese time, as players read it in a sentence (APP-1). */
export const vietnameseTime = (instant: Date): string =>
  `${timeOfDay.format(instant)} ngày ${vietnameseDay(instant)}`;

/** Vietnam's UTC offset since 1975, without daylight saving time. */
const OFFSET_MS = 7 * HOUR_MS;
const shifted = (instant: Date): Date => new Date(instant.getTime() + OFFSET_MS);

/** '2026-12-06': the same day, for programs and operators. */
export const vietnameseDate = (instant: Date): string => shifted(instant).toISOString().slice(0, 10);

/** Whether '2026-12-06' is a date of the calendar. `Date` alone reads 31 February as 3 March. */
export function isCalendarDate(date: string): boolean {
  const start = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && start.toISOString().slice(0, 10) === date;
}

/** 0 to 23: the hour of an instant in Vietnam. */
export const vietnameseHour = (instant: Date): number => shifted(instant).getUTCHours();

/** The instants at which a day ('2026-12-06') and the next one begin in Vietnam. */
export function boundsOfDay(date: string): { from: Date; until: Date } {
  const from = new Date(`${date}T00:00:00+07:00`);
  return { from, until: new Date(from.getTime() + DAY_MS) };
}
