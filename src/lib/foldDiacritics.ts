/** 'Đã nạp' → 'da nap': how a search compares texts, so that players may type without diacritics. */
export const foldDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
