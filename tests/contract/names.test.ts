import * as contract from '@portal/contract';

describe('ENT-1: names of requirements §3', () => {
  it.each([
    [
      'transactionTypes',
      'credit.recharge credit.bonus credit.pay credit.recall credit.refund topup.bank-transfer topup.e-wallet topup.card',
    ],
    ['transactionStatuses', 'pending success failed other'],
    ['paymentKinds', 'card e-wallet bank-transfer'],
    ['zoneStates', 'ACTIVE CLOSED'],
    ['campaignTypes', 'accumulate_game_recharge'],
    ['activityStates', 'active closed'],
    [
      'securityCodePurposes',
      'confirm.email confirm.phone_number confirm.payment confirm.change_password confirm.change_email approve.login',
    ],
    [
      'botCheckActions',
      'registerFormSubmit forgotPasswordFormSubmit updatePhoneFormSubmit forgotUsernameFormSubmit loginFormSubmit resetPasswordByPhoneFormSubmit redeemCodeFormSubmit',
    ],
    ['gameIds', 'fsonline'],
    ['walletNames', 'momo viettelpay'],
    ['bankNames', 'techcombank vietcombank'],
    ['supportedLocales', 'vi-VN'],
  ] as const)('%s', (list, names) => {
    expect(contract[list].join(' ')).toBe(names);
  });
});
