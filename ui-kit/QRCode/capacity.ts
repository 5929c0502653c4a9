export type QRLevel = 'L' | 'M' | 'Q' | 'H';

/** The capacity of version 40, the largest symbol, in digits, alphanumeric characters and bytes (ISO/IEC 18004, table 7). */
const capacities: Record<QRLevel, { digits: number; alphanumerics: number; bytes: number }> = {
  L: { digits: 7089, alphanumerics: 4296, bytes: 2953 },
  M: { digits: 5596, alphanumerics: 3391, bytes: 2331 },
  Q: { digits: 3993, alphanumerics: 2420, bytes: 1663 },
  H: { digits: 3057, alphanumerics: 1852, bytes: 1273 },
};

/** Whether `data` fits into one QR symbol at the error correction `level`. */
export const fitsQRCode = (data: string, level: QRLevel): boolean => {
  const { digits, alphanumerics, bytes } = capacities[level];
  if (/^\d*$/.test(data)) return data.length <= digits;
  if (/^[\dA-Z $%*+./:-]*$/.test(data)) return data.length <= alphanumerics;
  return new TextEncoder().encode(data).length <= bytes;
};
