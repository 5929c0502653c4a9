import type {
  ClaimRefusal,
  ClaimState,
  Currency,
  GameId,
  PaymentKind,
  TransactionStatus,
  TransactionType,
} from '../names';
import type { Decimal, Instant, Open } from './common';

/** A part of a top-up: its credit or its bonus. `realValue` in whole KP. */
export interface RelatedTransaction {
  id: string;
  type: Open<TransactionType>;
  realValue: number;
}

/** What a payment bought. `coin` in the game's smallest unit (hundredths for fsonline). */
export interface GamePurchase {
  gameId: Open<GameId>;
  coin: number;
  coinName: string;
}

/**
 * One line of GET /api/transaction-history. `value` is in units of `currency`: VND for top-ups, KP otherwise; null where a host
 * sends none.
 */
export interface Transaction {
  id: string;
  type: Open<TransactionType>;
  status: Open<TransactionStatus>;
  value: number | null;
  currency: Open<Currency>;
  updatedAt: Instant | null;
  payload: { source?: string; metadata?: GamePurchase };
  relatedTransactions: RelatedTransaction[];
}

/** `cashValue` in VND; bonus = bonusRate × (exchangeRate × cashValue). */
export interface Bonus {
  cashValue: number;
  bonusRate: Decimal;
}

/**
 * A bank or an e-wallet that takes top-ups. `exchangeRate` is KP per VND, null where a host sends none; texts that it does not send
 * are empty.
 */
export interface PaymentMethod {
  name: string;
  label: string;
  type: PaymentKind;
  /** The content of the QR code. */
  qrCodeData: string;
  /** The text that the player must enter as the transfer's content. */
  paymentSyntax: string;
  accountName: string;
  accountNumber: string;
  mobileAccountNumber: string | null;
  exchangeRate: Decimal | null;
  bonuses: Bonus[];
}

export interface CardMethod {
  name: string;
  label: string;
  type: 'card';
}

/** GET /api/payment-methods. */
export interface PaymentMethods {
  bankTransfers: PaymentMethod[];
  eWallets: PaymentMethod[];
  cards: CardMethod[];
}

/** One of GET /api/transfer-claims (PLAY-3, an addition): the player paid, and the KP have not come. `amount` in VND. */
export interface TransferClaim {
  id: string;
  amount: number;
  /** About when, as the player says. */
  transferredAt: Instant;
  method: string | null;
  reference: string | null;
  state: Open<ClaimState>;
  refusal: Open<ClaimRefusal> | null;
  /** The line of the history, once it is credited. */
  transactionId: string | null;
  createdAt: Instant;
  decidedAt: Instant | null;
}
