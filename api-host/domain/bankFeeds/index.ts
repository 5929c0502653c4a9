import type { BankFeed } from './bankFeed';
import { casso } from './casso';
import { payos } from './payos';
import { sepay } from './sepay';

/** The supported feeds, by their names in BANK_FEEDS and in their addresses. */
export const bankFeeds = { sepay, payos, casso } as const satisfies Record<string, BankFeed>;
type BankFeedName = keyof typeof bankFeeds;

export const isBankFeedName = (name: string): name is BankFeedName => Object.hasOwn(bankFeeds, name);

/** Whether a feed reported the transfer with this id, such as 'sepay:92704'. */
export const isOfBankFeed = (externalId: string): boolean =>
  isBankFeedName(externalId.split(':', 1)[0] ?? '');
