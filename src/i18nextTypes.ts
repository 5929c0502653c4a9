import 'i18next';
import type { brandVariables } from './i18n/i18n';
import type { apiTexts } from './api/texts';
import type { appTexts } from './app/texts';
import type { pendingDeletionTexts } from './app/textsDeletion';
import type { notFoundTexts } from './app/textsNotFound';
import type { frameTexts } from './app/textsFrame';
import type { lastReadTexts } from './app/textsLastRead';
import type { welcomeTexts } from './app/layouts/textsWelcome';
import type { originTexts } from './features/security/textsOrigin';
import type { endSessionTexts } from './features/security/endSession/texts';
import type { emailVerificationTexts } from './features/emailVerification/texts';
import type { giftCodeTexts } from './features/giftCodes/texts';
import type { keepSecondFactorTexts } from './features/keepSecondFactor/texts';
import type { partTexts } from './components/texts';
import type { loginTexts } from './features/login/texts';
import type { passkeySignInTexts } from './features/login/textsPasskey';
import type { secondStepTexts } from './features/login/textsSecondStep';
import type { sessionEndedTexts } from './features/login/textsSessionEnded';
import type { migrationTexts } from './features/migration/texts';
import type { paymentTexts } from './features/payment/texts';
import type { personalInfoTexts } from './features/personalInfo/texts';
import type { firstStepsTexts } from './features/personalInfo/textsFirstSteps';
import type { deletionTexts } from './features/personalInfo/textsDeletion';
import type { campaignTexts } from './features/recharge/campaigns/texts';
import type { outcomeTexts } from './features/recharge/outcome/texts';
import type { rechargeTexts } from './features/recharge/texts';
import type { noAmountsTexts } from './features/recharge/textsNoAmounts';
import type { rechargeUnavailableTexts } from './features/recharge/textsUnavailable';
import type { recoveryTexts } from './features/recovery/texts';
import type { byEmailTexts } from './features/recovery/textsByEmail';
import type { byLinkTexts } from './features/recovery/textsByLink';
import type { byPhoneTexts } from './features/recovery/textsByPhone';
import type { registrationTexts } from './features/registration/texts';
import type { usernameTexts } from './features/registration/textsUsername';
import type { problemReportTexts } from './problemReport/texts';
import type { reportButtonTexts } from './problemReport/textsButton';
import type { passkeyTexts } from './features/security/passkeys/texts';
import type { secondFactorTexts } from './features/security/secondFactor/texts';
import type { activityTexts } from './features/security/activity/texts';
import type { securityTexts } from './features/security/texts';
import type { paymentRuleTexts } from './features/security/textsPaymentRule';
import type { claimLinkTexts } from './claims/texts';
import type { claimTexts } from './features/transferClaims/texts';
import type { supportTexts } from './features/support/texts';
import type { receiptTexts } from './features/transactions/receipt/texts';
import type { transactionTexts } from './features/transactions/texts';
import type { transactionFilterTexts } from './features/transactions/textsFilters';
import type { movedBalancesTexts } from './features/transactions/textsMoved';
import type { emptyHistoryTexts } from './features/transactions/textsEmpty';
import type { olderTransactionTexts } from './features/transactions/textsOlder';
import type { proofTexts } from './forms/textsProof';
import type { passwordUnsureTexts } from './store/textsPasswordUnsure';
import type { formTexts } from './forms/texts';
import type { arrivalTexts } from './moneyEvents/texts';
import type { migrationOperationTexts } from './operations/migration/texts';
import type { rechargeOperationTexts } from './operations/recharge/texts';
import type { operationTexts } from './operations/texts';

/** All built-in texts; type-only imports, so that the texts stay in their features' chunks. */
type BuiltInTexts = typeof apiTexts &
  typeof welcomeTexts &
  typeof appTexts &
  typeof pendingDeletionTexts &
  typeof frameTexts &
  typeof notFoundTexts &
  typeof lastReadTexts &
  typeof originTexts &
  typeof emailVerificationTexts &
  typeof endSessionTexts &
  typeof giftCodeTexts &
  typeof partTexts &
  typeof loginTexts &
  typeof migrationTexts &
  typeof paymentTexts &
  typeof personalInfoTexts &
  typeof deletionTexts &
  typeof campaignTexts &
  typeof outcomeTexts &
  typeof rechargeTexts &
  typeof noAmountsTexts &
  typeof rechargeUnavailableTexts &
  typeof recoveryTexts &
  typeof byEmailTexts &
  typeof byLinkTexts &
  typeof byPhoneTexts &
  typeof registrationTexts &
  typeof usernameTexts &
  typeof firstStepsTexts &
  typeof secondFactorTexts &
  typeof problemReportTexts &
  typeof reportButtonTexts &
  typeof passkeyTexts &
  typeof passkeySignInTexts &
  typeof keepSecondFactorTexts &
  typeof secondStepTexts &
  typeof sessionEndedTexts &
  typeof activityTexts &
  typeof securityTexts &
  typeof paymentRuleTexts &
  typeof claimLinkTexts &
  typeof claimTexts &
  typeof supportTexts &
  typeof receiptTexts &
  typeof transactionTexts &
  typeof transactionFilterTexts &
  typeof movedBalancesTexts &
  typeof emptyHistoryTexts &
  typeof olderTransactionTexts &
  typeof formTexts &
  typeof passwordUnsureTexts &
  typeof proofTexts &
  typeof arrivalTexts &
  typeof migrationOperationTexts &
  typeof rechargeOperationTexts &
  typeof operationTexts;

declare module 'i18next' {
  /** Keys and `{placeholder}`s of every text are checked by the compiler. */
  interface CustomTypeOptions {
    defaultNS: 'dictionary';
    resources: { dictionary: BuiltInTexts };
    keySeparator: false;
    nsSeparator: false;
    interpolationPrefix: '{';
    interpolationSuffix: '}';
    strictInterpolationChecks: true;
    defaultVariables: ReturnType<typeof brandVariables>;
  }
}
