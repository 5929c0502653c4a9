import type * as EndSession from '../screens/EndSession.stories';
import type * as AccountActivity from '../screens/AccountActivity.stories';
import type * as EmailVerification from '../screens/EmailVerification.stories';
import type * as ForgottenUsername from '../screens/ForgottenUsername.stories';
import type * as KeepSecondFactor from '../screens/KeepSecondFactor.stories';
import type * as Login from '../screens/Login.stories';
import type * as LoginSecondStep from '../screens/LoginSecondStep.stories';
import type * as PersonalInfo from '../screens/PersonalInfo.stories';
import type * as Recovery from '../screens/Recovery.stories';
import type * as RecoveryByEmail from '../screens/RecoveryByEmail.stories';
import type * as RecoveryByPhone from '../screens/RecoveryByPhone.stories';
import type * as Register from '../screens/Register.stories';
import type * as ResetByLink from '../screens/ResetByLink.stories';
import type * as Passkeys from '../screens/Passkeys.stories';
import type * as LoginPasskey from '../screens/LoginPasskey.stories';
import type * as SecondFactor from '../screens/SecondFactor.stories';
import type * as Security from '../screens/Security.stories';
import type * as Shell from '../screens/Shell.stories';
import type * as Support from '../screens/Support.stories';
import type * as Payment from '../screens/Payment.stories';
import type * as Recharge from '../screens/Recharge.stories';
import type * as Migration from '../screens/Migration.stories';
import type * as Transactions from '../screens/Transactions.stories';
import type * as TransferClaims from '../screens/TransferClaims.stories';
import type * as GiftCodes from '../screens/GiftCodes.stories';
import type { Screen, StateOf } from './screenStates';

/** The stories of each screen. */
interface Stories extends Record<Screen, object> {
  AccountActivity: typeof AccountActivity;
  EmailVerification: typeof EmailVerification;
  EndSession: typeof EndSession;
  ForgottenUsername: typeof ForgottenUsername;
  KeepSecondFactor: typeof KeepSecondFactor;
  Login: typeof Login;
  LoginSecondStep: typeof LoginSecondStep;
  PersonalInfo: typeof PersonalInfo;
  Recovery: typeof Recovery;
  RecoveryByEmail: typeof RecoveryByEmail;
  RecoveryByPhone: typeof RecoveryByPhone;
  Register: typeof Register;
  ResetByLink: typeof ResetByLink;
  Passkeys: typeof Passkeys;
  LoginPasskey: typeof LoginPasskey;
  SecondFactor: typeof SecondFactor;
  Security: typeof Security;
  Shell: typeof Shell;
  Payment: typeof Payment;
  Recharge: typeof Recharge;
  Migration: typeof Migration;
  Transactions: typeof Transactions;
  TransferClaims: typeof TransferClaims;
  GiftCodes: typeof GiftCodes;
  Support: typeof Support;
}

type Exported<S extends Screen> = Exclude<keyof Stories[S], 'default'>;

/** States without a story, and stories of no state. */
type Mismatch = {
  [S in Screen]: Exclude<StateOf<S>, Exported<S>> | Exclude<Exported<S>, StateOf<S>>;
}[Screen];

/** A type error here names the states and stories that do not match. */
export const everyStateHasItsStory: [Mismatch] extends [never] ? true : Mismatch = true;
