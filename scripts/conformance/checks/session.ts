import { calls, paths, supportedLocales, wireNames, type Call, type Locale } from '@portal/contract';
import { operations, type CallKey } from '@portal/contract/openapi';
import { fieldsOf } from '../../../src/api/readers/json';
import { readUser } from '../../../src/api/readers/user';
import type { Browser, Exchange } from '../browser';
import { areSentTo, type Cookie } from '../cookieJar';
import { notTried, tried, type Deviation } from '../finding';
import { isSuccess, judgeProtection, judgeSuccess, reactionOf, wordsOf } from '../judge';
import { judgeAnswer } from '../judgeAnswer';
import type { Check, World } from '../world';

/** The start and the end of a session. */

const sessionCookies = ({ browser, host }: World): Cookie[] =>
  browser.cookies.of(host).filter(({ key, httpOnly }) => httpOnly && key !== wireNames.xsrfCookie);

const needsSession = ({ method, path }: Call): boolean =>
  path === paths.logout || operations[`${method} ${path}` as CallKey].who === 'player';

/** Calls with which browsers send none of the session's cookies. */
function judgeReach(cookies: readonly Cookie[]): Deviation[] {
  const [first, ...others] = calls
    .filter((call) => !('addition' in call) && needsSession(call))
    .filter(({ path }) => !areSentTo(path, cookies));
  if (cookies.length === 0 || !first) return [];
  const more = others.length === 0 ? '' : ` and ${others.length} other calls`;
  const scope = cookies.map(({ key, path }) => `${key} has the Path ${path ?? '/'}`).join(', ');
  return [{ how: `browsers send no session cookie with ${first.method} ${first.path}${more}: ${scope}` }];
}

function judgeSessionCookies(world: World, before: readonly Cookie[]): Deviation[] {
  const now = sessionCookies(world);
  const kept = now.filter(({ key, value }) =>
    before.some((cookie) => cookie.key === key && cookie.value === value),
  );
  return [
    ...(now.length === 0 ? [{ how: 'no HttpOnly cookie is set: scripts can read the session' }] : []),
    ...judgeReach(now),
    ...(now.length > 0 && kept.length === now.length
      ? [{ how: 'the session has the cookie that the visitor had: it could have been planted' }]
      : []),
    ...(world.host.startsWith('https:') && now.some(({ secure }) => !secure)
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
    const before = sessionCookies(world);
    const body = { ...credentials, remember: false };
    const answer = await browser.send('POST', paths.login, { body });
    if (answer.status === 401 || answer.status === 422)
      return tried({
        how: `${wordsOf(answer)}: are the username and the password right, and no second factor needed?`,
        breaking: 'nobodySignsIn',
      });
    const failed = judgeSuccess(answer, 'visitor');
    if (failed.length > 0)
      return tried(...failed, { how: 'the player is not signed in', breaking: 'nobodySignsIn' });
    const me = await browser.send('GET', paths.me);
    world.signedIn = isSuccess(me) && readUser(me.json?.value) !== null;
    const cookies = judgeSessionCookies(world, before);
    return world.signedIn
      ? tried(...cookies)
      : tried(...cookies, {
          how: `GET ${paths.me} then ${reactionOf(me)} and names no player`,
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

/** The language that the player has, as GET /api/me sends it; `known` if it is one of the portal's. */
async function languageOf(browser: Browser): Promise<{ language: unknown; known?: Locale }> {
  const { language } = fieldsOf((await browser.send('GET', paths.me)).json?.value);
  const known = supportedLocales.find((locale) => locale === language);
  return { language, ...(known !== undefined && { known }) };
}

/** Sets the language that the player has, so nothing changes. Only a success shows that the host does not check the token. */
export const unprotectedChange: Check = {
  call: 'PATCH /api/user/update-profile',
  about: `without ${wireNames.xsrfHeader}`,
  needs: 'player',
  run: async ({ browser }) => {
    const { known } = await languageOf(browser);
    // A host that accepts an empty change without the token does not check it either.
    const body = known === undefined ? {} : { language: known };
    const send = (withToken: boolean) => browser.send('PATCH', paths.updateProfile, { body, withToken });
    return tried(...judgeProtection(await send(false), await send(true), { isRefused: false }));
  },
};

/** Sets the language that the player has, so nothing changes. */
export const profile: Check = {
  call: 'PATCH /api/user/update-profile',
  needs: 'player',
  run: async ({ browser }) => {
    const { language, known } = await languageOf(browser);
    if (known === undefined)
      return notTried(
        `it would change the player's language, which is ${language === undefined ? 'missing' : JSON.stringify(language)}`,
      );
    return tried(
      ...judgeSuccess(await browser.send('PATCH', paths.updateProfile, { body: { language: known } })),
    );
  },
};

/** Whether GET /api/me shows that nobody is signed in any more. */
function judgeSignedOut(me: Exchange, deviation: Deviation): Deviation[] {
  if (readUser(me.json?.value) !== null) return [deviation];
  if (me.status === 401 || isSuccess(me)) return [];
  return [{ how: `GET ${paths.me} then ${reactionOf(me)}: whether the session has ended is unknown` }];
}

export const logout: Check = {
  call: 'POST /logout',
  needs: 'player',
  run: async ({ browser }) => {
    const copy = browser.copy();
    const failed = judgeSuccess(await browser.send('POST', paths.logout));
    const outlives = judgeSignedOut(await browser.send('GET', paths.me), {
      how: `GET ${paths.me} still answers with the player`,
      breaking: 'sessionOutlivesLogout',
    });
    const onHost = judgeSignedOut(await copy.send('GET', paths.me), {
      how: `the session has ended only in the browser: with its cookies from before, GET ${paths.me} still answers with the player`,
    });
    return tried(...failed, ...(outlives.length > 0 ? outlives : onHost));
  },
};
