import { botCheckActions } from '../../names';
import { wireNames } from '../../paths';
import { entity } from '../entities';
import type { Operations } from '../operation';
import { payload } from '../payloads';
import { listOf, oneOf } from '../schema';

const BOTH_COOKIES = `The session's, HttpOnly, and a new ${wireNames.xsrfCookie}.`;

/** Sessions: cookies, the profile, login, registration, the bot check; and the texts. */
export const sessionOperations = {
  'GET /api/csrf-cookie': {
    id: 'getCsrfCookie',
    summary: `Sets the ${wireNames.xsrfCookie} cookie`,
    tag: 'session',
    who: 'anyone',
    screens: ['/login', '/register', '/recovery'],
    notes: `Called before every public mutation, before any mutation while there is no cookie, and after a 419. ${wireNames.xsrfCookie} must not be HttpOnly: the portal reads it, url-decoded, and sends it as ${wireNames.xsrfHeader}.`,
    cookies: `${wireNames.xsrfCookie}, and a session's cookie where there is none.`,
  },
  'GET /api/me': {
    id: 'getMe',
    summary: 'The signed-in player',
    tag: 'session',
    who: 'player',
    screens: ['every screen'],
    notes: '401 means that nobody is signed in; so does the body `null`.',
    answer: { schema: entity('User') },
  },
  'POST /login': {
    id: 'login',
    summary: 'Signs a player in',
    tag: 'session',
    who: 'anyone',
    screens: ['/login'],
    notes:
      'The session must have another cookie than before. `remember` keeps it past the end of the browser.',
    payload: payload('LoginPayload'),
    cookies: BOTH_COOKIES,
    refusals: {
      422: 'Under `username`: name or password is wrong. The portal marks both fields. After the right password, with no session yet: under `totpCode` the second factor is asked for, under `otpNumber` or `securityCode` a code that was sent by SMS or e-mail (additions); Retry-After says when another one can be sent.',
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
    summary: 'Registers a player and signs in',
    tag: 'session',
    who: 'anyone',
    screens: ['/register'],
    payload: payload('RegisterPayload'),
    cookies: BOTH_COOKIES,
    refusals: { 422: 'The portal shows one form with all fields and these errors.' },
  },
  'POST /api/username-check': {
    id: 'checkUsername',
    summary: 'Whether a username can still be taken',
    tag: 'session',
    who: 'anyone',
    screens: ['/register'],
    notes:
      'It tells no more than POST /register does, at the same price: a solved bot check of registerFormSubmit, and one of its tries. It keeps no name.',
    whenAbsent: 'The portal does not say whether a name is free; POST /register refuses a taken one.',
    payload: payload('UsernameCheckPayload'),
    answer: { schema: entity('UsernameCheck') },
    refusals: { 422: 'The name breaks a rule, or the bot check is not solved.' },
  },
  'GET /api/sessions': {
    id: 'getSessions',
    summary: 'The browsers in which the player is signed in',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'The portal shows no devices.',
    answer: { schema: listOf(entity('Session')) },
  },
  'DELETE /api/sessions': {
    id: 'endOtherSessions',
    summary: 'Ends all sessions of the player but this one',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'It is offered only where GET /api/sessions is answered.',
  },
  'DELETE /api/sessions/:id': {
    id: 'endSession',
    summary: "Ends one of the player's sessions at once",
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'It is offered only where GET /api/sessions is answered.',
    refusals: { 404: 'The player has no such session; it may have ended meanwhile.' },
  },
  'GET /api/sign-ins': {
    id: 'getSignIns',
    summary: 'Sign-ins of 90 days, failed ones too, and changes of credentials; newest first',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'The portal shows no history of sign-ins.',
    answer: { schema: listOf(entity('SignIn')) },
  },
  'GET /api/login-approval': {
    id: 'getLoginApproval',
    summary: 'Whether a sign-in from an unknown browser asks for a code',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'The portal does not offer it.',
    answer: { schema: entity('LoginApproval') },
  },
  'PUT /api/login-approval': {
    id: 'changeLoginApproval',
    summary: 'Turns that on or off',
    tag: 'session',
    who: 'player',
    screens: ['/security'],
    whenAbsent: 'It is offered only where GET /api/login-approval is answered.',
    payload: payload('LoginApprovalPayload'),
    refusals: {
      422: 'Under `enabled`: there is no verified channel. Under a proof: it is asked for to turn it off, or wrong.',
    },
  },
  'GET /api/session-link/:token': {
    id: 'checkSessionLink',
    summary: 'The session that a message about a new browser is about',
    tag: 'session',
    who: 'anyone',
    screens: ['/end-session/:token'],
    whenAbsent: 'The page says that the link does not work. Only a host with the call sends such links.',
    notes: 'It ends nothing, since mail scanners open links.',
    answer: { schema: entity('LinkedSession') },
    refusals: { 422: 'The link is unknown, used or outdated. A 404 means the same.' },
  },
  'POST /api/session-link': {
    id: 'endSessionByLink',
    summary: 'Ends that session, once',
    tag: 'session',
    who: 'anyone',
    screens: ['/end-session/:token'],
    whenAbsent: 'Nothing leads to it.',
    payload: payload('EndSessionByLinkPayload'),
    refusals: { 422: 'The link is unknown, used or outdated. A 404 means the same.' },
  },
  'GET /api/bot-check': {
    id: 'takeChallenge',
    summary: 'A proof-of-work challenge of altcha',
    tag: 'session',
    who: 'anyone',
    screens: ['/register', '/recovery', '/security'],
    whenAbsent:
      'The portal must be told to use reCAPTCHA; otherwise registration, recovery and a change of the phone number cannot be submitted.',
    notes:
      'Used only where the portal is not told to use reCAPTCHA. The solution is sent as `gReCaptchaToken`.',
    parameters: [
      {
        name: 'action',
        in: 'query',
        required: true,
        description: 'What the challenge is for.',
        schema: oneOf(botCheckActions),
      },
    ],
    answer: { schema: { type: 'object' }, description: "altcha's challenge, as altcha-lib 2 writes it." },
    refusals: { 422: 'The action is unknown.' },
  },
  'GET /locales/:locale.json': {
    id: 'getLocale',
    summary: 'Texts that take precedence over those that the portal has built in',
    tag: 'texts',
    who: 'anyone',
    screens: ['every screen'],
    notes: 'A failed answer counts as an empty dictionary.',
    answer: { schema: entity('LocaleDictionary') },
    refusals: { 404: 'There is no dictionary for this locale.' },
  },
} as const satisfies Partial<Operations>;
