import type {
  AccountZone,
  ActionResult,
  Bonus,
  Campaign,
  CampaignMilestone,
  CardMethod,
  CodeRedemption,
  GamePurchase,
  GameRechargeConfig,
  GiftCode,
  HistoryPage,
  LinkedSession,
  LoginApproval,
  LocaleDictionary,
  MovedBalances,
  Passkey,
  PayableValue,
  PaymentMethod,
  PaymentMethods,
  PaymentRule,
  RecoveryCodes,
  RelatedTransaction,
  SecondFactor,
  SecurityCodeSent,
  TotpSetup,
  Session,
  SignIn,
  SignInOrigin,
  Transaction,
  TransferClaim,
  User,
  UsernameCheck,
  Zone,
} from '../../entities';
import type { MoneyEvent } from '../../moneyEvents';
import type { SchemaOf } from '../schema';

/** The entities of requirements §3 by name. A missing schema, or one that lacks a field, does not compile. */
interface Entities {
  User: User;
  PaymentRule: PaymentRule;
  RelatedTransaction: RelatedTransaction;
  GamePurchase: GamePurchase;
  MovedBalances: MovedBalances;
  Transaction: Transaction;
  HistoryPage: HistoryPage;
  TransferClaim: TransferClaim;
  Bonus: Bonus;
  PaymentMethod: PaymentMethod;
  CardMethod: CardMethod;
  PaymentMethods: PaymentMethods;
  PayableValue: PayableValue;
  GameRechargeConfig: GameRechargeConfig;
  Zone: Zone;
  AccountZone: AccountZone;
  GiftCode: GiftCode;
  CodeRedemption: CodeRedemption;
  CampaignMilestone: CampaignMilestone;
  Campaign: Campaign;
  UsernameCheck: UsernameCheck;
  SecurityCodeSent: SecurityCodeSent;
  SecondFactor: SecondFactor;
  TotpSetup: TotpSetup;
  Passkey: Passkey;
  RecoveryCodes: RecoveryCodes;
  SignInOrigin: SignInOrigin;
  Session: Session;
  LinkedSession: LinkedSession;
  LoginApproval: LoginApproval;
  SignIn: SignIn;
  ActionResult: ActionResult;
  LocaleDictionary: LocaleDictionary;
  MoneyEvent: MoneyEvent;
}

export const entity = <Name extends keyof Entities>(name: Name): SchemaOf<Entities[Name]> => ({
  $ref: `#/components/schemas/${name}`,
});

/** Schemas by entity name. */
export type EntitySchemas = { readonly [Name in keyof Entities]: SchemaOf<Entities[Name]> };
