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

/**
 * A part of a top-up: its credit or its bonus; or another line of the history that belongs to this one, such as the refund of a
 * purchase (PLAY-7). `realValue` in whole KP, negative if they were taken.
 */
export interface RelatedTransaction {
  id: string;
  type: Open<TransactionType>;
  realValue: number;
}

/** The coins that a payment bought. `coin` in the game's smallest unit (hundredths for fsonline). */
export interface GamePurchase {
  gameId: Open<GameId>;
  coin: number;
  coinName: string;
}

/** The balances that a migration moved (PLAY-7), in the units of AccountZone. `from`: the names of the closed servers. */
export interface MovedBalances {
  gameId: Open<GameId>;
  from: string[];
  leftCoin: number;
  extpoint0: number;
  extpoint4: number;
}

/**
 * One line of GET /api/transaction-history. `value` is in units of `currency`: VND for top-ups, KP otherwise; without a sign if KP
 * were taken, and null if a host sends none.
 */
export interface Transaction {
  id: string;
  type: Open<TransactionType>;
  status: Open<TransactionStatus>;
  value: number | null;
  currency: Open<Currency>;
  updatedAt: Instant | null;
  /** `zoneName`: the server of a purchase, or the target of a migration. `moved`: only for a migration. */
  payload: { source?: string; metadata?: GamePurchase; zoneName?: string; moved?: MovedBalances };
  relatedTransactions: RelatedTransaction[];
}

/** A page of GET /api/transaction-history/pages (PLAY-7, an addition): newest first, with migrations. */
export interface HistoryPage {
  transactions: Transaction[];
  /** The value of `before` in the call for older transactions; null if there are none. */
  next: string | null;
  /** Whether the host has GET /api/transaction-history/file. */
  offersFile?: boolean;
}

/** `cashValue` in VND; bonus = bonusRate × (exchangeRate × cashValue). */
export interface Bonus {
  cashValue: number;
  bonusRate: Decimal;
}

/**
 * A bank or an e-wallet that accepts top-ups. `exchangeRate` is KP per VND, null if a host sends none; texts that it does not send
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

/** An item of GET /api/transfer-claims (PLAY-3, an addition): a player's claim to have paid without receiving KP. `amount` in VND. */
export interface TransferClaim {
  id: string;
  amount: number;
  /** The approximate time, according to the player. */
  transferredAt: Instant;
  method: string | null;
  reference: string | null;
  state: Open<ClaimState>;
  refusal: Open<ClaimRefusal> | null;
  /** The id of the line in the history, once the claim is credited. */
  transactionId: string | null;
  createdAt: Instant;
  decidedAt: Instant | null;
}
