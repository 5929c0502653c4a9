import { fillPath, paths, wireNames } from '@portal/contract';
import { operations } from '@portal/contract/openapi';
import { absent, tried, type Deviation } from '../finding';
import { absenceOf, isSuccess, judgeProtection, judgeRefusal, judgeSuccess, silentOrLimited } from '../judge';
import { schemaFaults } from '../schemaFaults';
import type { Check, World } from '../world';

/** The calls of a visitor before anybody signs in. */

function judgeToken({ browser, host }: World): Deviation[] {
  const cookie = browser.cookies.of(host).find(({ key }) => key === wireNames.xsrfCookie);
  if (!cookie) return [{ how: `no ${wireNames.xsrfCookie} cookie is set`, breaking: 'tokenUnreadable' }];
  const { httpOnly, secure, hostOnly, domain, path } = cookie;
  const scope = `its Path is ${path ?? '/'}, and its Domain ${hostOnly ? 'the host alone' : String(domain)}`;
  return [
    ...(browser.xsrfToken() === null
      ? [
          {
            how: `${wireNames.xsrfCookie} cannot be read by a page of ${browser.portal}: ${httpOnly ? 'it is HttpOnly' : scope}`,
            breaking: 'tokenUnreadable' as const,
          },
        ]
      : []),
    ...(host.startsWith('https:') && !secure ? [{ how: `${wireNames.xsrfCookie} is not Secure` }] : []),
  ];
}

const csrfCookie: Check = {
  call: 'GET /api/csrf-cookie',
  run: async (world) => {
    const failed = judgeSuccess(
      await world.browser.send('GET', paths.csrfCookie, { unread: true }),
      'visitor',
    );
    return tried(...failed, ...(failed.length === 0 ? judgeToken(world) : []));
  },
};

const signedOutMe: Check = {
  call: 'GET /api/me',
  about: 'signed out',
  run: async ({ newBrowser }) => {
    const exchange = await newBrowser().send('GET', paths.me);
    const { status, json } = exchange;
    if (status === 401) return tried();
    const untold = silentOrLimited(exchange);
    if (untold) return tried(untold);
    const saysNull = isSuccess(exchange) && (json === undefined || json?.value === null);
    return saysNull
      ? tried({ how: `${status} and no player, instead of 401` })
      : tried({ how: `${status} instead of 401`, breaking: 'visitorUnknown' });
  },
};

/** Both the username and the password are wrong, so that nobody is signed in whatever the host does. */
const wrongLogin = {
  username: 'no_such_player',
  password: 'khong-phai-mat-khau-1',
  remember: false,
};

const unprotectedLogin: Check = {
  call: 'POST /login',
  about: `without ${wireNames.xsrfHeader}`,
  run: async ({ newBrowser }) => {
    const send = (withToken: boolean) =>
      newBrowser().change('POST', paths.login, { body: wrongLogin, withToken });
    return tried(...judgeProtection(await send(false), await send(true), { isRefused: true }));
  },
};

const wrongPassword: Check = {
  call: 'POST /login',
  about: 'with a wrong password',
  run: async ({ newBrowser, credentials }) => {
    const body = { ...wrongLogin, ...(credentials && { username: credentials.username }) };
    const exchange = await newBrowser().change('POST', paths.login, { body });
    return tried(
      ...judgeRefusal(exchange, { statuses: [422], accepted: 'wrongPasswordAccepted' }),
      ...(exchange.status === 422 && !namesUsername(exchange.json?.value)
        ? [{ how: '`errors.username` is missing, so the fields are not marked' }]
        : []),
    );
  },
};

const namesUsername = (json: unknown): boolean => {
  const { errors } = (json ?? {}) as { errors?: Readonly<Record<string, unknown>> };
  return errors?.['username'] !== undefined;
};

/** Without a dictionary, the portal shows its own texts, so nothing breaks. */
const dictionary: Check = {
  call: 'GET /locales/:locale.json',
  run: async ({ newBrowser, portalOrigin }) => {
    const exchange = await newBrowser().send('GET', fillPath(paths.locale, { locale: 'vi-VN' }));
    const builtIn = 'The texts that are built in are shown';
    const absence = absenceOf(exchange, portalOrigin);
    if (absence !== undefined) return absent(`${builtIn}. (${absence})`);
    const [failure] = judgeSuccess(exchange, 'visitor');
    if (failure) return tried(failure.untried ? failure : { how: `${failure.how}. ${builtIn}` });
    const faults = schemaFaults(
      operations['GET /locales/:locale.json'].answer?.schema ?? {},
      exchange.json?.value,
    );
    return tried(
      ...faults.slice(0, 3).map(({ path, what }) => ({ how: `${path.join('.')} ${what}; it is not used` })),
    );
  },
};

const botCheck: Check = {
  call: 'GET /api/bot-check',
  run: async ({ newBrowser, portalOrigin }) => {
    const { call, whenAbsent, answer } = {
      call: paths.botCheck,
      ...operations['GET /api/bot-check'],
    };
    const exchange = await newBrowser().send('GET', `${call}?action=registerFormSubmit`);
    const absence = absenceOf(exchange, portalOrigin);
    if (absence !== undefined) return absent(`${whenAbsent} (${absence})`);
    const failed = judgeSuccess(exchange, 'visitor');
    const faults = failed.length > 0 ? [] : schemaFaults(answer?.schema ?? {}, exchange.json?.value);
    return tried(
      ...failed,
      ...faults.map(({ path, what }) => ({
        how: `${['the challenge', ...path].join('.')} ${what}`,
      })),
    );
  },
};

export const visitorChecks: Check[] = [
  csrfCookie,
  signedOutMe,
  unprotectedLogin,
  wrongPassword,
  dictionary,
  botCheck,
];
