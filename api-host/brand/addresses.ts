import { createHash } from 'node:crypto';
import type { BrandFile } from './pictures';

const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'font/woff2': 'woff2',
};

/** The beginning of a content hash, so that a changed file gets a new address. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** The immutable address of a brand's file: /assets/brand-logo.1a2b3c4d5e.svg. The service worker caches it like any hashed file. */
export const lastingAddress = (name: string, { type, content }: BrandFile): string =>
  `/assets/brand-${name}.${hashOf(content)}.${extensions[type] ?? 'bin'}`;
