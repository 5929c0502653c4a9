import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';

const badLink = 'The link is unknown, already used or expired. 404 and 422 mean the same.';
const neutral = 'The response is the same whether or not the account exists.';

/** Recovery, verification, and a player's changes to the account. */
export const accountOperations = {
  'POST /reset-password/send-email': {
    id: 'sendResetEmail',
    summary: 'Sends a password reset link by e-mail',
    tag: 'accounts',
    who: 'anyone',
    screens: ['/recovery/forgot-password'],
    notes: neutral,
    payload: payload('ForgotPasswordPayload'),
  },
  'GET /reset-password/:token': {
    id: 'checkResetToken',
    summary: 'Checks whether a password reset link still works, without using it up',
    tag: 'accounts',
    who: 'anyone',
    screens: ['/recovery/forgot-password/:token'],
    refusals: { 404: badLink, 422: badLink },
  },
  'POST /reset-password': {
    id: 'resetPassword',
    summary: 'Sets a new password with the token of a reset link',
    tag: 'accounts',
    who: 'anyone',
    screens: ['/recovery/forgot-password/:token'],
    payload: payload('ResetPasswordPayload'),
    refusals: { 422: `${badLink} Or the new password breaks a rule.` },
  },
  'POST /reset-password-by-phone': {
    id: 'resetPasswordByPhone',
    summary: 'Sets a new password with a code from an SMS',
    tag: 'accounts',
    who: 'anyone',
    screens: ['/recovery/forgot-password-by-phone'],
    payload: payload('ResetPasswordByPhonePayload'),
    refusals: { 422: 'Error under `otp`: the account or the code is wrong, or the code has expired.' },
  },
  'POST /recover-username': {
    id: 'recoverUsername',
    summary: 'Sends the username to an e-mail address',
    tag: 'accounts',
    who: 'anyone',
    screens: ['/recovery/forgot-username'],
    notes: neutral,
    payload: payload('RecoverUsernamePayload'),
  },
  'POST /email-verification/send': {
    id: 'sendEmailVerification',
    summary: "Sends the link that verifies the player's e-mail address",
    tag: 'accounts',
    who: 'player',
    screens: ['/'],
    refusals: { 422: 'The player has no e-mail address, or it is already verified.' },
  },
  'PUT /email-verification': {
    id: 'verifyEmail',
    summary: 'Verifies an e-mail address with the token of a link',
    tag: 'accounts',
    who: 'anyone',
    screens: ['/email-verification/:token'],
    payload: payload('EmailVerificationPayload'),
    notes: 'Answers a used link in the same way as long as the address is verified.',
    refusals: { 404: badLink, 422: badLink },
  },
  'POST /api/security-code/': {
    id: 'sendSecurityCode',
    summary: "Sends a security code to the player's verified phone number or e-mail address",
    tag: 'accounts',
    who: 'player',
    screens: ['/', '/security'],
    notes: 'The requirements do not define the response; an empty one is accepted.',
    payload: payload('SecurityCodePayload'),
    answer: { schema: entity('SecurityCodeSent') },
    refusals: { 422: 'The purpose is unknown, or no verified channel can receive a code.' },
  },
  'POST /api/user/change-password': {
    id: 'changePassword',
    summary: 'Changes the password',
    tag: 'accounts',
    who: 'player',
    screens: ['/security'],
    payload: payload('ChangePasswordPayload'),
    refusals: {
      422: 'Error under `currentPassword`: the current password is wrong. Or the new password breaks a rule.',
    },
  },
  'POST /api/user/update-phone': {
    id: 'updatePhone',
    summary: 'Changes the phone number',
    tag: 'accounts',
    who: 'player',
    screens: ['/security'],
    notes:
      'Needs a code with the purpose confirm.phone_number: `otpNumber`, sent by SMS, if the current phone number is verified, or `securityCode`, sent by e-mail, if only the e-mail address is.',
    payload: payload('UpdatePhonePayload'),
  },
  'POST /api/user/change-phone': {
    id: 'changePhone',
    summary: 'Same as POST /api/user/update-phone, under an older name',
    tag: 'accounts',
    who: 'player',
    screens: [],
    notes: 'No screen of the portal uses it.',
    payload: payload('UpdatePhonePayload'),
  },
  'PATCH /api/user/update-profile': {
    id: 'updateProfile',
    summary: "Changes the player's name, language or e-mail address",
    tag: 'accounts',
    who: 'player',
    screens: ['/'],
    notes:
      'The e-mail address is an addition. If the host refuses it, the portal shows the message in the dialog.',
    payload: {
      anyOf: [
        payload('ProfileNamePayload'),
        payload('ProfileLanguagePayload'),
        { ...payload('ProfileEmailPayload'), 'x-addition': true },
      ],
    },
  },
  'GET /api/data-export': {
    id: 'exportData',
    summary: "Returns the player's data as a file (SAFE-13)",
    tag: 'accounts',
    who: 'player',
    screens: ['/'],
    notes:
      'Called only if GET /api/me returns `offersDataExport: true`. The file contains no secrets, hashes or keys.',
    whenAbsent: 'The personal page does not offer the data export.',
    answer: {
      schema: { type: 'object', additionalProperties: true },
      description: 'An attachment, which the portal saves unchanged.',
    },
  },
  'POST /api/account-deletion': {
    id: 'requestDeletion',
    summary: 'Requests the deletion of the account after 14 days (SAFE-13)',
    tag: 'accounts',
    who: 'player',
    screens: ['/'],
    notes:
      'Called only if GET /api/me returns the field `deletesAt`. Needs a proof of identity: without one, the host responds with 422 and an error under the field of the proof. Repeating the request while a deletion is pending succeeds.',
    whenAbsent: 'The personal page does not offer account deletion.',
    payload: payload('AccountDeletionPayload'),
  },
  'DELETE /api/account-deletion': {
    id: 'keepAccount',
    summary: 'Cancels the pending deletion of the account (SAFE-13)',
    tag: 'accounts',
    who: 'player',
    screens: ['every screen'],
    notes: 'Succeeds even if no deletion is pending.',
    whenAbsent: 'No screen offers to cancel a deletion.',
  },
  'PUT /api/user/payment-rule': {
    id: 'setPaymentRule',
    summary: 'Sets when a recharge needs a proof (SAFE-6)',
    tag: 'accounts',
    who: 'player',
    screens: ['/security'],
    notes:
      'Called only if GET /api/me returns `paymentRule`. A less strict rule needs a proof of identity: without one, the host responds with 422 and an error under the field of the proof.',
    whenAbsent: 'The portal shows no payment rule, and no recharge needs a proof.',
    payload: payload('PaymentRulePayload'),
  },
} as const satisfies Partial<Operations>;
