import fc from 'fast-check';
import {
  changePasswordPayload,
  checkPayload,
  profileEmailPayload,
  profileNamePayload,
  recoverUsernamePayload,
  registerPayload,
  resetPasswordByPhonePayload,
  resetPasswordPayload,
  securityCodePayload,
  updatePhonePayload,
} from '@portal/contract/rules';
import { openAccountWorld, type AccountWorld, type Visitor } from '../support/accountWorld';

// 500 inputs a field, each a request.
jest.setTimeout(300_000);

let world: AccountWorld;
let player: Visitor;
beforeAll(async () => {
  world = await openAccountWorld(1);
  player = await world.player();
});
afterAll(() => world.close());

const INPUTS = 500;

/** Mostly texts near what a player types, some of any kind. */
const typed = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 140 }),
  fc.stringMatching(/^\+?[0-9 ()-]{8,17}$/),
  fc.stringMatching(/^[a-z0-9_]{2,34}$/),
  fc.stringMatching(/^[A-Za-z0-9@#!]{6,12}$/),
  fc.stringMatching(/^[a-z.]{1,5}@[a-z-]{1,5}(\.[a-z]{1,3})?$/),
  fc.constantFrom(null, 7, true, [], {}, ''),
);

type Schema = Parameters<typeof checkPayload>[0];
type Case = [string, 'POST' | 'PATCH', string, Schema, Record<string, unknown>, string[]];

const passwords = { password: 'matkhau1', passwordConfirm: 'matkhau1' };
const register = { phone: '0912345678', username: 'ai_do', ...passwords, gReCaptchaToken: 'x' };
const byPhone = {
  username: 'khong_co',
  otp: '000000',
  newPassword: 'Mat-khau-2',
  reNewPassword: 'Mat-khau-2',
};

const cases: Case[] = [
  [
    'registration',
    'POST',
    '/register',
    registerPayload,
    register,
    ['phone', 'username', 'password', 'passwordConfirm'],
  ],
  [
    'reset by phone',
    'POST',
    '/reset-password-by-phone',
    resetPasswordByPhonePayload,
    byPhone,
    Object.keys(byPhone),
  ],
  [
    'reset by link',
    'POST',
    '/reset-password',
    resetPasswordPayload,
    { ...passwords, token: 'x' },
    ['password', 'token'],
  ],
  [
    'reminder',
    'POST',
    '/recover-username',
    recoverUsernamePayload,
    { email: 'a@b', gReCaptchaToken: 'x' },
    ['email'],
  ],
  [
    'names',
    'PATCH',
    '/api/user/update-profile',
    profileNamePayload,
    { firstName: 'a', lastName: 'b' },
    ['firstName', 'middleName', 'lastName'],
  ],
  ['e-mail', 'PATCH', '/api/user/update-profile', profileEmailPayload, { email: 'a@b' }, ['securityCode']],
  ['security code', 'POST', '/api/security-code/', securityCodePayload, {}, ['action']],
  [
    'new phone',
    'POST',
    '/api/user/update-phone',
    updatePhonePayload,
    { newPhoneNumber: '0912345678', gReCaptchaToken: 'x' },
    ['newPhoneNumber', 'otpNumber', 'securityCode'],
  ],
  [
    'own password',
    'POST',
    '/api/user/change-password',
    changePasswordPayload,
    { currentPassword: 'x', ...passwords },
    ['currentPassword', 'password'],
  ],
];
const fields = cases.flatMap((row) => row[5].map((field): [string, string, Case] => [row[0], field, row]));

/** What a refusal says beyond the rules (only the host knows it) is not the contract's. */
it.each(fields)(
  'VAL-3: portal and host agree on 500 inputs of %s: %s',
  async (_, field, [, method, path, schema, body]) => {
    const inputs = fc.sample(typed, INPUTS);
    const browser = path.startsWith('/api/') ? player : world.visitor();
    await browser.csrf();
    for (const [index, input] of inputs.entries()) {
      const payload = { ...body, [field]: input };
      const portal = checkPayload(schema, payload);
      const answer = await browser.request(method, path, {
        body: payload,
        // Limits count what passes the rules.
        headers: { 'X-Forwarded-For': `10.${200 + (index % 50)}.${index >> 8}.${index & 255}` },
      });
      const { errors = {} } = (answer.text ? answer.json() : {}) as { errors?: Record<string, string[]> };
      if (portal.ok) {
        const stepUp = [
          'gReCaptchaToken',
          'otp',
          'token',
          'currentPassword',
          'phone',
          'newPhoneNumber',
          'action',
        ];
        const beyond = Object.keys(errors).filter((name) => !stepUp.includes(name));
        expect({ input, beyond, status: answer.status < 500 }).toEqual({ input, beyond: [], status: true });
      } else
        expect({ input, status: answer.status, errors }).toEqual({
          input,
          status: 422,
          errors: portal.errors,
        });
    }
  },
);
