/** 'Đã nạp' → 'da nap': texts that differ only in diacritics and case become equal. */
export const foldDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
