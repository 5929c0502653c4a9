const format = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** '06/12/2026': the day of an instant, as players in Vietnam count it. */
export const vietnameseDay = (instant: Date): string => format.format(instant);
