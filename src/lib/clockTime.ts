const format = new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The time of day of an instant in ms, to the second: 21:44:05. Does not use moment, which is in a separate chunk. */
export const clockTime = (at: number): string => format.format(at);

const minute = new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The time and the day of an instant in ms, as parts of a text: 21:44 and 23/11/2026. */
export const momentParts = (at: number): { time: string; date: string } => ({
  time: minute.format(at),
  date: day.format(at),
});
