import { appTexts } from '../../src/app/texts';
import { emailVerificationTexts } from '../../src/features/emailVerification/texts';
import { giftCodeTexts } from '../../src/features/giftCodes/texts';
import { keepSecondFactorTexts } from '../../src/features/keepSecondFactor/texts';
import { loginTexts } from '../../src/features/login/texts';
import { passkeySignInTexts } from '../../src/features/login/textsPasskey';
import { secondStepTexts } from '../../src/features/login/textsSecondStep';
import { migrationTexts } from '../../src/features/migration/texts';
import { paymentTexts } from '../../src/features/payment/texts';
import { personalInfoTexts } from '../../src/features/personalInfo/texts';
import { rechargeTexts } from '../../src/features/recharge/texts';
import { recoveryTexts } from '../../src/features/recovery/texts';
import { byEmailTexts } from '../../src/features/recovery/textsByEmail';
import { byLinkTexts } from '../../src/features/recovery/textsByLink';
import { byPhoneTexts } from '../../src/features/recovery/textsByPhone';
import { registrationTexts } from '../../src/features/registration/texts';
import { activityTexts } from '../../src/features/security/activity/texts';
import { endSessionTexts } from '../../src/features/security/endSession/texts';
import { passkeyTexts } from '../../src/features/security/passkeys/texts';
import { secondFactorTexts } from '../../src/features/security/secondFactor/texts';
import { securityTexts } from '../../src/features/security/texts';
import { supportTexts } from '../../src/features/support/texts';
import { transactionTexts } from '../../src/features/transactions/texts';
import type { Screen } from './screenStates';

/** The facts by which a designer finds a screen. */
interface ScreenInfo {
  /** The title shown to players. */
  title: string;
  /** The route of the screen. */
  route: string;
  /** The ids of its requirements in docs/requirements.md, separated by spaces. */
  ids: string;
}

/** Every screen, in the order in which a player meets them. */
export const screenTable: Readonly<Record<Screen, ScreenInfo>> = {
  Login: {
    title: loginTexts['login.title'],
    route: '/login',
    ids: 'LOGIN-1 LOGIN-2 LOGIN-3 LOGIN-4 LOGIN-5',
  },
  LoginPasskey: { title: passkeySignInTexts['passkeySignIn.submit'], route: '/login', ids: 'SAFE-5' },
  LoginSecondStep: { title: secondStepTexts['secondStep.title'], route: '/login', ids: 'SAFE-4 SAFE-5' },
  Register: {
    title: registrationTexts['register.title'],
    route: '/register',
    ids: 'REG-1 REG-2 REG-3 REG-4 REG-5 REG-6 REG-7 REG-8 REG-9',
  },
  Recovery: { title: recoveryTexts['recovery.title'], route: '/recovery', ids: 'REC-1' },
  RecoveryByPhone: {
    title: byPhoneTexts['recoveryByPhone.title'],
    route: '/recovery/forgot-password-by-phone',
    ids: 'REC-2 REC-3',
  },
  RecoveryByEmail: {
    title: byEmailTexts['recoveryByEmail.title'],
    route: '/recovery/forgot-password',
    ids: 'REC-4',
  },
  ResetByLink: {
    title: byLinkTexts['recoveryLink.title'],
    route: '/recovery/forgot-password/:token',
    ids: 'REC-5',
  },
  ForgottenUsername: {
    title: byEmailTexts['recoveryUsername.title'],
    route: '/recovery/forgot-username',
    ids: 'REC-6',
  },
  EmailVerification: {
    title: emailVerificationTexts['verifyEmail.title'],
    route: '/email-verification/:token',
    ids: 'MAIL-1 MAIL-2',
  },
  KeepSecondFactor: {
    title: keepSecondFactorTexts['keepFactor.title'],
    route: '/keep-second-factor/:token',
    ids: 'SAFE-5',
  },
  EndSession: { title: endSessionTexts['endSession.title'], route: '/end-session/:token', ids: 'SAFE-4' },
  Payment: {
    title: paymentTexts['payment.title'],
    route: '/payment',
    ids: 'PAY-1 PAY-2 PAY-3 PAY-4 PAY-5 PAY-6 PAY-7 PAY-8 PAY-9 APP-5',
  },
  Recharge: {
    title: rechargeTexts['recharge.title'],
    route: '/recharge',
    ids: 'GAME-1 GAME-2 GAME-3 GAME-4 GAME-5 GAME-6 GAME-7 GAME-8 SAFE-6',
  },
  Migration: { title: migrationTexts['migration.title'], route: '/recharge', ids: 'MIG-1 MIG-2 MIG-3 MIG-4' },
  Transactions: {
    title: transactionTexts['transactions.title'],
    route: '/transactions',
    ids: 'TX-1 TX-2 TX-3',
  },
  TransferClaims: { title: appTexts['nav.transferClaims'], route: '/transfer-claims', ids: 'PLAY-3' },
  GiftCodes: { title: giftCodeTexts['giftcode.title'], route: '/giftcode', ids: 'GIFT-1 PLAY-8' },
  PersonalInfo: {
    title: personalInfoTexts['me.title'],
    route: '/',
    ids: 'ME-1 ME-2 ME-3 ME-4 ME-5 ME-6 MAIL-3 SAFE-13',
  },
  Security: {
    title: securityTexts['security.title'],
    route: '/security',
    ids: 'SEC-1 SEC-2 SEC-3 SEC-4 SEC-5',
  },
  SecondFactor: { title: secondFactorTexts['factor.title'], route: '/security', ids: 'SAFE-5' },
  Passkeys: { title: passkeyTexts['passkeys.title'], route: '/security', ids: 'SAFE-5' },
  AccountActivity: { title: activityTexts['sessions.title'], route: '/security', ids: 'SAFE-3' },
  Support: { title: supportTexts['support.title'], route: '/support', ids: 'SUP-1 PLAY-4' },
  Shell: {
    title: 'Khung trang, trình đơn, 404',
    route: '*',
    ids: 'LAY-2 LAY-3 LAY-4 LAY-5 LAY-6 LAY-7 LAY-10 LAY-11 APP-5',
  },
};

/** The name of a screen's page in the sidebar, which Storybook's search covers. */
export const pageName = (screen: Screen): string => {
  const { title, route, ids } = screenTable[screen];
  return `${title} – ${route} – ${ids}`;
};

/** All screens, in the player's order. */
export const screensInOrder = Object.keys(screenTable) as Screen[];
