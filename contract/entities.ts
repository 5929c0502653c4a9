import type { Locale } from './limits';
import type {
  AccountEventKind,
  ActivityState,
  CampaignType,
  Currency,
  GameId,
  PaymentKind,
  PaymentRuleName,
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
  /** The host gives players their data as a file (SAFE-13). An addition; absent elsewhere (HOST-4). */
  offersDataExport?: boolean;
  /** When the account will be deleted; null: nobody has asked for that. An addition; absent where a host deletes no accounts (SAFE-13, HOST-4). */
  deletesAt?: Instant | null;
  /** The player's own rule. An addition; absent where a host has none (SAFE-6, HOST-4). */
  paymentRule?: PaymentRule;
}

/** When a recharge needs a proof (SAFE-6). `above`: whole KP; a recharge of more needs one. null for the other rules. */
export interface PaymentRule {
  name: PaymentRuleName;
  above: number | null;
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
  /** The host takes `expectedCoins` with a recharge. An addition; absent elsewhere (HOST-4). */
  acceptsExpectedCoins?: boolean;
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

/** Where a sign-in came from, as a player can recognise it; null where the host does not know. */
export interface SignInOrigin {
  /** 'Chrome' */
  browser: string | null;
  /** 'Windows' */
  system: string | null;
  /** 'Hà Nội', where the host is set up to know it. */
  place: string | null;
  /** The address without its last part: '113.161.72.•'. */
  address: string | null;
}

/** GET /api/sessions: a browser in which the player is signed in (SAFE-3). */
export interface Session extends SignInOrigin {
  /** For DELETE /api/sessions/:id; it signs nobody in. */
  id: string;
  createdAt: Instant | null;
  lastUsedAt: Instant | null;
  /** Whether the call came from this one. */
  current: boolean;
}

/** GET /api/session-link/:token: the session that a message about a new browser is about (SAFE-4). */
export interface LinkedSession extends SignInOrigin {
  createdAt: Instant | null;
  /** It has ended already; nothing else is known of it then. */
  ended: boolean;
}

/** GET /api/login-approval: whether a sign-in from an unknown browser asks for a code (SAFE-4). */
export interface LoginApproval {
  enabled: boolean;
  /** Whether there is a verified channel for the code; without one it cannot be turned on. */
  available: boolean;
}

/** GET /api/sign-ins: a sign-in, also a failed one, or a change of what protects the account (SAFE-3). */
export interface SignIn extends SignInOrigin {
  kind: Open<AccountEventKind>;
  happenedAt: Instant;
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

/** GET /api/second-factor (an addition, SAFE-5). */
export interface SecondFactor {
  /** When the authenticator app was set up; null: a password alone signs in. */
  enabledAt: Instant | null;
  /** How many recovery codes still work. */
  codesLeft: number;
}

/** POST /api/second-factor/setup: what the authenticator app is given. It is shown once. */
export interface TotpSetup {
  /** Base32, for players who type it. */
  totpSecret: string;
  /** otpauth://totp/…, the content of the QR code. */
  totpUri: string;
}

/** What replaces the authenticator app where it is lost: each code works once. They are shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** GET /api/passkeys (an addition, SAFE-5). */
export interface Passkey {
  id: string;
  /** Of the browser and the system in which it was added. */
  name: string;
  createdAt: Instant | null;
  lastUsedAt: Instant | null;
}

/** 200 of POST /api/recharge/game and POST /api/account-zones. */
export interface ActionResult {
  message?: string;
}

/** A translation dictionary with {placeholder} substitution. */
export type LocaleDictionary = Record<string, string>;
