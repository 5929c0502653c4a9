import type { Locale } from './limits';
import type {
  ActivityState,
  CampaignType,
  Currency,
  GameId,
  PaymentKind,
  TransactionStatus,
  TransactionType,
  ZoneState,
} from './names';

/** A name that this contract lists, or any other name that a newer host sends. Editors still complete the listed ones. */
export type Open<Known extends string> = Known | (string & Record<never, never>);

/** An instant, ISO 8601 UTC. */
export type Instant = string;

/** An exact decimal: a JSON number stands for its shortest decimal text, a string for itself (see decimal.ts). */
export type Decimal = number | string;

/**
 * GET /api/me. `credit` and `debtCredit` are KP; our host keeps them whole and not negative. `joinAt` and `credit` are null where a
 * host sends none.
 */
export interface User {
  username: string;
  email: string | null;
  phoneNumber: string | null;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  /** YYYY-MM-DD */
  dob: string | null;
  joinAt: Instant | null;
  language: Locale;
  /** When the e-mail address was verified. */
  verifiedAt: Instant | null;
  verifiedPhoneAt: Instant | null;
  lastPasswordChange: Instant | null;
  mfaEnabled: boolean;
  credit: number | null;
  debtCredit: number;
}

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

/** `credit` is the cost in KP; `coinsReceived` in the game's smallest unit. */
export interface PayableValue {
  credit: number;
  coinsReceived: number;
}

/** GET /api/recharge/game. */
export interface GameRechargeConfig {
  gameId: Open<GameId>;
  coinName: string;
  payableValues: PayableValue[];
}

/** `state` is null where a host sends id and name only, as the row of requirements §7 has it. */
export interface Zone {
  id: number;
  name: string;
  state: Open<ZoneState> | null;
}

/** A zone on which the player has an account, with the balances left there (leftCoin, extpoint0 in hundredths). */
export interface AccountZone {
  zone: Zone;
  leftCoin: number;
  extpoint0: number;
  extpoint4: number;
  /** The target zone while a migration of these balances has not ended (an addition). */
  movingTo?: Zone;
}

/** GET /api/gift-codes (an addition to requirements §7). */
export interface GiftCode {
  code: string;
  title: string;
  gives: string;
  zoneName?: string;
  expiresAt: Instant | null;
  usedAt: Instant | null;
}

/** Requirements §3 names campaigns; no call of requirements §7 carries them. */
export interface Campaign {
  type: CampaignType;
  state: ActivityState;
}

/** POST /api/security-code/; both in seconds. An answer without them is `{}`: no wait, and a life that is not known. */
export interface SecurityCodeSent {
  resendAfter: number;
  expiresIn: number | null;
}

/** 200 of POST /api/recharge/game and POST /api/account-zones. */
export interface ActionResult {
  message?: string;
}

/** A translation dictionary with {placeholder} substitution. */
export type LocaleDictionary = Record<string, string>;
