const format = new Intl.DateTimeFormat('vi-VN', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** The time of day of an instant in ms, to the second: 21:44:05. Without moment, which is a chunk of its own. */
export const clockTime = (at: number): string => format.format(at);
