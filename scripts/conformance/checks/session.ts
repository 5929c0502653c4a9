import { paths, wireNames } from '@portal/contract';
import { operations } from '@portal/contract/openapi';
import { readUser } from '../../../src/api/readers/user';
import type { Cookie } from '../cookieJar';
import { notTried, tried, type Deviation } from '../finding';
import { isSuccess, judgeRefusal, judgeSuccess } from '../judge';
import { judgeAnswer } from '../judgeAnswer';
import type { Check, World } from '../world';

/** The start and the end of a session. */

const sessionCookies = (cookies: readonly Cookie[]): Cookie[] =>
  cookies.filter(({ name, httpOnly }) => httpOnly && name !== wireNames.xsrfCookie);

function judgeSessionCookies({ browser, host }: World, before: readonly Cookie[]): Deviation[] {
  const now = sessionCookies(browser.cookies.all());
  const kept = now.filter(({ name, value }) =>
    before.some((cookie) => cookie.name === name && cookie.value === value),
  );
  return [
    ...(now.length === 0 ? [{ how: 'no HttpOnly cookie is set: scripts can read the session' }] : []),
    ...(now.length > 0 && kept.length === now.length
      ? [{ how: 'the session has the cookie that the visitor had: it could have been planted' }]
      : []),
    ...(host.startsWith('https:') && now.some(({ secure }) => !secure)
      ? [{ how: "the session's cookie is not Secure" }]
      : []),
  ];
}

export const login: Check = {
  call: 'POST /login',
  run: async (world) => {
    const { browser, credentials } = world;
    if (!credentials) return notTried('a player is needed: --username, and a password');
    await browser.send('GET', paths.csrfCookie, { unread: true });
    const before = sessionCookies(browser.cookies.all());
    const answer = await browser.send('POST', paths.login, { body: { ...credentials, remember: false } });
    const failed = judgeSuccess(answer);
    if (failed.length > 0)
      return tried(...failed, { how: 'the player is not signed in', breaking: 'nobodySignsIn' });
    const me = await browser.send('GET', paths.me);
    world.signedIn = isSuccess(me) && readUser(me.json?.value) !== null;
    return world.signedIn
      ? tried(...judgeSessionCookies(world, before))
      : tried({
          how: `GET ${paths.me} then answers ${String(me.status)} and names no player`,
          breaking: 'nobodySignsIn',
        });
  },
};

export const me: Check = {
  call: 'GET /api/me',
  needs: 'player',
  run: async ({ browser, read }) => {
    const answer = await browser.send('GET', paths.me);
    const { deviations, read: user } = judgeAnswer(
      answer,
      operations['GET /api/me'].answer?.schema ?? {},
      readUser,
    );
    if (user) read.user = user;
    return tried(
      ...deviations,
      ...(user?.credit === null
        ? [{ how: '`credit` cannot be read as a number', breaking: 'noBalance' as const }]
        : []),
    );
  },
};

/** Has no effect, because it sets the only available language. */
export const profile: Check = {
  call: 'PATCH /api/user/update-profile',
  needs: 'player',
  run: async ({ browser }) => {
    const chosen = await browser.send('PATCH', paths.updateProfile, { body: { language: 'vi-VN' } });
    const refused = await browser.send('PATCH', paths.updateProfile, { body: {} });
    return tried(
      ...judgeSuccess(chosen),
      // Accepting an empty change breaks nothing.
      ...judgeRefusal(refused, { statuses: [422] }),
    );
  },
};

/** Sends no message, because nobody is signed in. */
export const verificationSignedOut: Check = {
  call: 'POST /email-verification/send',
  about: 'signed out',
  run: async ({ newBrowser }) => {
    const answer = await newBrowser().change('POST', paths.sendEmailVerification);
    return tried(...judgeRefusal(answer, { statuses: [401], accepted: 'acceptsAnything' }));
  },
};

export const logout: Check = {
  call: 'POST /logout',
  needs: 'player',
  run: async ({ browser }) => {
    const failed = judgeSuccess(await browser.send('POST', paths.logout));
    const { status, json } = await browser.send('GET', paths.me);
    return readUser(json?.value) === null
      ? tried(...failed)
      : tried(...failed, {
          how: `GET ${paths.me} still answers ${String(status)} with the player`,
          breaking: 'sessionOutlivesLogout',
        });
  },
};
