import { paths } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { appTexts } from '../../src/app/texts';
import { passkeySignInTexts } from '../../src/features/login/textsPasskey';
import { passkeyTexts as texts } from '../../src/features/security/passkeys/texts';
import { proofTexts } from '../../src/forms/textsProof';
import { asksFor } from '../../tests/support/askedProof';
import { answering, hanging } from '../../tests/support/answers';
import { passkeyFixture } from '../../tests/support/passkeyHandlers';
import { dialog, pressing } from '../support/acts';
import { scenesOf } from '../support/scenes';

const several = {
  passkeys: [
    passkeyFixture(),
    passkeyFixture({ id: 'passkey-2', name: 'Safari trên iPhone', lastUsedAt: null }),
  ],
};
const add = { path: '/security?edit=addPasskey' };
const remove = { path: '/security?edit=removePasskey:passkey-1', host: several };

/** Passkeys on /security (SAFE-5). */
export const passkeyScenes = scenesOf<'Passkeys'>(
  { path: '/security', passkeys: true },
  {
    None: { shows: texts['passkeys.intro'] },
    Several: { host: several, shows: 'Safari trên iPhone' },
    Loading: { answers: [hanging(paths.passkeys)], shows: texts['passkeys.loading'] },
    ServerError: { answers: [answering(paths.passkeys, 'get', 500)], shows: apiTexts['api.server'] },
    Add: { ...add, shows: texts['passkeys.addText'] },
    AddAsksSms: {
      ...add,
      answers: [asksFor('post', paths.passkeyOptions, 'otpNumber')],
      play: pressing(texts['passkeys.addSubmit'], dialog),
      shows: proofTexts['proof.sms'],
    },
    AddUnable: {
      ...add,
      play: pressing(texts['passkeys.addSubmit'], dialog),
      shows: texts['passkeys.unable'],
    },
    Remove: { ...remove, shows: /không đăng nhập được nữa/ },
    RemoveByPasskey: {
      ...remove,
      answers: [asksFor('post', paths.passkeyRemove, 'otpNumber')],
      play: pressing(texts['passkeys.remove'], dialog),
      shows: proofTexts['proof.byPasskey'],
    },
    Removed: {
      ...remove,
      play: pressing(texts['passkeys.remove'], dialog),
      shows: appTexts['saved.passkeyRemoved'],
    },
  },
);

const signIn = pressing(passkeySignInTexts['passkeySignIn.submit']);

/** /login when passkeys are offered (SAFE-5). */
export const loginPasskeyScenes = scenesOf<'LoginPasskey'>(
  {
    path: '/login',
    passkeys: true,
    host: { me: null },
    answers: [answering(paths.passkeySignInOptions, 'post', 503)],
  },
  {
    Offered: { shows: passkeySignInTexts['passkeySignIn.submit'] },
    Failed: { play: signIn, shows: apiTexts['api.server'] },
    Submitting: {
      answers: [hanging(paths.passkeySignInOptions, 'post')],
      play: signIn,
      shows: passkeySignInTexts['passkeySignIn.submitting'],
    },
  },
);
