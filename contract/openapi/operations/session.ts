import { botCheckActions } from '../../names';
import { wireNames } from '../../wireNames';
import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';
import { listOf, oneOf } from '../schema';

const BOTH_COOKIES = `The session cookie (HttpOnly) and a new ${wireNames.xsrfCookie}.`;

const deadLink =
  'The link is unknown, expired, or used before another session began there. 404 means the same.';

/** Sessions: cookies, the profile, login, registration, the bot check; and the texts. */
export const sessionOperations = {
  'GET /api/csrf-cookie': {
    id: 'getCsrfCookie',
    summary: `Sets the ${wireNames.xsrfCookie} cookie`,
    tag: 'session',
    who: 'anyone',
    screens: ['/login', '/register', '/recovery'],
    notes: `Called before every public mutation, before any mutation if the cookie is missing, and after a 419. ${wireNames.xsrfCookie} must not be HttpOnly: the portal reads it, URL-decodes it and sends it as ${wireNames.xsrfHeader}.`,
    cookies: `${wireNames.xsrfCookie}, and a session cookie if there is none.`,
  },
  'GET /api/me': {
    id: 'getMe',
    summary: 'Returns the signed-in player',
    tag: 'session',
    who: 'player',
    screens: ['every screen'],
    notes: '401 and a `null` body both mean that nobody is signed in.',
    answer: { schema: entity('User') },
  },
  'POST /login': {
    id: 'login',
    summary: 'Signs a player in',
    tag: 'session',
    who: 'anyone',
    screens: ['/login'],
    notes:
      'The session must get a new cookie value. `remember` keeps the session after the browser is closed.',
    payload: payload('LoginPayload'),
    cookies: BOTH_COOKIES,
    refusals: {
      422: 'Error under `username`: the username or the password is wrong; the portal marks both fields. Additions: if the password is right but a further proof is needed, no session starts and the error is under `totpCode` (second factor), `otpNumber` (code sent by SMS) or `securityCode` (code sent by e-mail). Retry-After then says in how many seconds another code can be sent.',
    },
  },
  'POST /logout': {
    id: 'logout',
    summary: 'Ends the session',
    tag: 'session',
    who: 'anyone',
    screens: ['every screen'],
  },
  'POST /register': {
    id: 'register',
    summary: 'Registers a player and signs them in',
    tag: 'session',
    who: 'anyone',
    screens: ['/register'],
    payload: payload('RegisterPayload'),
    cookies: BOTH_COOKIES,
    refusals: { 422: 'The portal shows a single form with all fields and these errors.' },
  },
  'POST /api/username-check': {
    id: 'checkUsername',
    summary: 'Checks whether a username is available',
    tag: 'session',
    who: 'anyone',
    screens: ['/register'],
    notes:
      'Reveals no more than POST /register and costs the same: a solved bot check for registerFormSubmit and one of its attempts. Does not reserve the name.',
    whenAbsent: 'The portal does not show whether a name is available; POST /register refuses a taken one.',
    payload: payload('UsernameCheckPayload'),
    answer: { schema: entity('UsernameCheck') },
    refusals: { 422: 'The name breaks a rule, or the bot check was not solved.' },
  },
  'GET /api/sessions': {
    id: 'getSessions',
    summary: 'Lists the browsers in which the player is signed in',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'The portal shows no devices.',
    answer: { schema: listOf(entity('Session')) },
  },
  'DELETE /api/sessions': {
    id: 'endOtherSessions',
    summary: 'Ends all sessions of the player except the current one',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'It is offered only where GET /api/sessions is answered.',
  },
  'DELETE /api/sessions/:id': {
    id: 'endSession',
    summary: "Ends one of the player's sessions immediately",
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'It is offered only where GET /api/sessions is answered.',
    refusals: { 404: 'The player has no such session; it may have ended in the meantime.' },
  },
  'GET /api/sign-ins': {
    id: 'getSignIns',
    summary:
      'Lists the sign-ins of the last 90 days, including failed ones, and credential changes; newest first',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'The portal shows no history of sign-ins.',
    answer: { schema: listOf(entity('SignIn')) },
  },
  'GET /api/login-approval': {
    id: 'getLoginApproval',
    summary: 'Returns whether a sign-in from an unknown browser requires a code',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'The portal does not offer it.',
    answer: { schema: entity('LoginApproval') },
  },
  'PUT /api/login-approval': {
    id: 'changeLoginApproval',
    summary: 'Turns the code for sign-ins from unknown browsers on or off',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'It is offered only where GET /api/login-approval is answered.',
    payload: payload('LoginApprovalPayload'),
    refusals: {
      422: 'Error under `enabled`: there is no verified channel. Error under the field of a proof: the proof needed to turn it off is missing or wrong.',
    },
  },
  'GET /api/session-link/:token': {
    id: 'checkSessionLink',
    summary: 'Returns a session in the browser that a message about a new browser refers to',
    tag: 'session',
    who: 'anyone',
    screens: ['/end-session/:token'],
    whenAbsent: 'The page says that the link does not work. Only a host with this call sends such links.',
    notes: 'Does not end the session, since mail scanners open links.',
    answer: { schema: entity('LinkedSession') },
    refusals: { 422: deadLink },
  },
  'POST /api/session-link': {
    id: 'endSessionByLink',
    summary:
      'Ends all sessions in the browser that a message about a new browser refers to; its link ends them once',
    tag: 'session',
    who: 'anyone',
    screens: ['/end-session/:token'],
    whenAbsent: 'The host sends no message with such a link.',
    payload: payload('EndSessionByLinkPayload'),
    refusals: { 422: deadLink },
  },
  'GET /api/bot-check': {
    id: 'takeChallenge',
    summary: 'Returns a proof-of-work challenge of altcha',
    tag: 'session',
    who: 'anyone',
    screens: ['/register', '/recovery', '/security'],
    whenAbsent:
      'The portal must be told to use reCAPTCHA; otherwise registration, recovery and phone number changes cannot be submitted.',
    notes: 'Not used if the portal is configured for reCAPTCHA. The solution is sent as `gReCaptchaToken`.',
    parameters: [
      {
        name: 'action',
        in: 'query',
        required: true,
        description: 'The form that the challenge is for.',
        schema: oneOf(botCheckActions),
      },
    ],
    answer: { schema: { type: 'object' }, description: 'An altcha challenge in the format of altcha-lib 2.' },
    refusals: { 422: 'The action is unknown.' },
  },
  'GET /locales/:locale.json': {
    id: 'getLocale',
    summary: 'Returns texts that override the built-in texts of the portal',
    tag: 'texts',
    who: 'anyone',
    screens: ['every screen'],
    notes: 'A failed response counts as an empty dictionary.',
    answer: { schema: entity('LocaleDictionary') },
    refusals: { 404: 'There is no dictionary for this locale.' },
  },
} as const satisfies Partial<Operations>;
