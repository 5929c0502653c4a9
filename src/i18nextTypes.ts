import 'i18next';
import type { apiTexts } from './api/texts';
import type { appTexts } from './app/texts';
import type { frameTexts } from './app/textsFrame';
import type { emailVerificationTexts } from './features/emailVerification/texts';
import type { giftCodeTexts } from './features/giftCodes/texts';
import type { loginTexts } from './features/login/texts';
import type { migrationTexts } from './features/migration/texts';
import type { paymentTexts } from './features/payment/texts';
import type { personalInfoTexts } from './features/personalInfo/texts';
import type { outcomeTexts } from './features/recharge/outcome/texts';
import type { rechargeTexts } from './features/recharge/texts';
import type { recoveryTexts } from './features/recovery/texts';
import type { byEmailTexts } from './features/recovery/textsByEmail';
import type { byPhoneTexts } from './features/recovery/textsByPhone';
import type { registrationTexts } from './features/registration/texts';
import type { securityTexts } from './features/security/texts';
import type { supportTexts } from './features/support/texts';
import type { receiptTexts } from './features/transactions/receipt/texts';
import type { transactionTexts } from './features/transactions/texts';
import type { formTexts } from './forms/texts';
import type { arrivalTexts } from './moneyEvents/texts';
import type { migrationOperationTexts } from './operations/migration/texts';
import type { rechargeOperationTexts } from './operations/recharge/texts';
import type { operationTexts } from './operations/texts';

/** All built-in texts; type-only imports, so that the texts stay in their features' chunks. */
type BuiltInTexts = typeof apiTexts &
  typeof appTexts &
  typeof frameTexts &
  typeof emailVerificationTexts &
  typeof giftCodeTexts &
  typeof loginTexts &
  typeof migrationTexts &
  typeof paymentTexts &
  typeof personalInfoTexts &
  typeof outcomeTexts &
  typeof rechargeTexts &
  typeof recoveryTexts &
  typeof byEmailTexts &
  typeof byPhoneTexts &
  typeof registrationTexts &
  typeof securityTexts &
  typeof supportTexts &
  typeof receiptTexts &
  typeof transactionTexts &
  typeof formTexts &
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
  }
}
