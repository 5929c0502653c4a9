/** 'Đã nạp' → 'Da nap': how the specification prints some texts without diacritics (TEXT-1). */
export const withoutDiacritics = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
