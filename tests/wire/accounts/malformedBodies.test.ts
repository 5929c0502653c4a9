import type { Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

let player: Visitor;
const world = useAccountWorld(1);
beforeAll(async () => {
  player = await world.proven({ email: 'nguyen.ven@example.com', phone: true });
  await world.settled();
});

const strong = 'Mat-khau-2';
const names = { firstName: 'Nam', middleName: 'Thành', lastName: 'Nguyễn' };

/** Each account call of requirements §7, with a body that passes the rules. */
const calls: [method: 'POST' | 'PUT' | 'PATCH', path: string, body: Record<string, unknown>][] = [
  ['POST', '/login', { username: 'demo', password: 'Demo@2026', remember: false }],
  [
    'POST',
    '/register',
    {
      phone: '0912345678',
      receiveNewsletter: false,
      username: 'hop_le',
      password: strong,
      passwordConfirm: strong,
      gReCaptchaToken: 'x',
    },
  ],
  ['POST', '/reset-password/send-email', { username: 'demo', gReCaptchaToken: 'x' }],
  ['POST', '/reset-password', { password: strong, passwordConfirm: strong, token: 'x' }],
  [
    'POST',
    '/reset-password-by-phone',
    { username: 'demo', otp: '123456', newPassword: strong, reNewPassword: strong },
  ],
  ['POST', '/recover-username', { email: 'demo@example.com', gReCaptchaToken: 'x' }],
  ['PUT', '/email-verification', { token: 'x' }],
  ['POST', '/api/security-code/', { action: 'confirm.change_email' }],
  [
    'POST',
    '/api/user/change-password',
    { currentPassword: 'suoibac1', password: strong, passwordConfirm: strong },
  ],
  [
    'POST',
    '/api/user/update-phone',
    { newPhoneNumber: '0912345679', otpNumber: '123456', securityCode: '123456', gReCaptchaToken: 'x' },
  ],
  [
    'POST',
    '/api/user/change-phone',
    { newPhoneNumber: '0912345679', otpNumber: '123456', securityCode: '123456', gReCaptchaToken: 'x' },
  ],
  ['PATCH', '/api/user/update-profile', names],
  ['PATCH', '/api/user/update-profile', { language: 'vi-VN' }],
  ['PATCH', '/api/user/update-profile', { email: 'moi@example.com', securityCode: '123456' }],
];

/** Values that are not text, or too long for any field. */
const noTexts: [string, unknown][] = [
  ['a number', 7],
  ['a list', ['a@example.com']],
  ['an object', { $ne: null }],
  ['null', null],
  ['10,000 characters', `a1-A${'a'.repeat(10_000)}`],
];
const flags = new Set(['remember', 'receiveNewsletter']);

/** Texts of valid length that would be an attack in a page, an e-mail or a log. */
const hostileTexts: [string, (text: string) => string][] = [
  ['markup', () => '<img src=x onerror=alert(1)>'],
  ['a header of a mail', (text) => `${text}\r\nBcc: ke.trom@example.com`],
  ['a line feed', (text) => `${text}\n`],
  ['a NUL', (text) => `${text}\0`],
];
/** A new number is stored in E.164, so a line feed around it is not kept. */
const hostileTextsFor = (field: string) =>
  hostileTexts.filter(([what]) => field !== 'newPhoneNumber' || what !== 'a line feed');
/** Fields whose values are stored; the others are secrets or names of existing accounts, which are only compared. */
const keptFields = ['phone', 'email', 'newPhoneNumber', 'language', ...Object.keys(names)];
const isKept = (path: string, field: string) =>
  keptFields.includes(field) || (path === '/register' && field === 'username');

/** All data that a call could have changed. */
async function everything(): Promise<unknown> {
  const tables = ['players', 'sessions', 'codes', 'links', 'outbox', 'messages', 'recovery_requests'];
  const { rows } = await world.pool.query(
    tables
      .map((table) => {
        const row =
          table === 'sessions' ? `to_jsonb(t) - '{last_seen_at,expires_at}'::text[]` : 'to_jsonb(t)';
        return `select '${table}' as name, coalesce(jsonb_agg(${row} order by ${row}), '[]') as rows from ${table} t`;
      })
      .join(' union all '),
  );
  return rows;
}

describe.each(
  calls.map(([method, path, body]) => ({ method, path, body, keys: Object.keys(body).join(', ') })),
)('$method $path {$keys}', ({ method, path, body }) => {
  /** Uses a new client each time, so that only the body can be the reason for a refusal. */
  async function send(payload: unknown) {
    const sender = path.startsWith('/api/') ? player : world.visitor();
    if (!sender.cookies.has('XSRF-TOKEN')) await sender.csrf();
    return sender.request(method, path, { body: payload });
  }

  const texts = Object.keys(body).filter((name) => !flags.has(name));
  const faults: [string, string, unknown][] = [
    ...Object.keys(body).flatMap((field) =>
      noTexts.map(([what, value]): [string, string, unknown] => [what, field, { ...body, [field]: value }]),
    ),
    ...texts
      .filter((field) => isKept(path, field))
      .flatMap((field) =>
        hostileTextsFor(field).map(([what, of]): [string, string, unknown] => [
          what,
          field,
          { ...body, [field]: of(String(body[field])) },
        ]),
      ),
    ['an unknown key', '', { ...body, credit: 1_000_000 }],
    ['a key of the prototype', '', { ...body, constructor: { name: 'x' } }],
  ];

  it('VAL-3: refuses non-text, overlong, multi-line and unknown values and markup, and changes nothing', async () => {
    const before = await everything();
    for (const [what, field, payload] of faults) {
      const answer = await send(payload);
      const { errors = {} } = answer.json() as { errors?: object };
      expect({ what, field, status: answer.status, told: Object.keys(errors).includes(field) }).toEqual({
        what,
        field,
        status: 422,
        told: true,
      });
    }
    for (const text of ['[]', '"text"', '7', 'null']) expect((await send(text)).status).toBe(422);
    for (const text of ['{', `{"__proto__":{"x":1}}`]) expect((await send(text)).status).toBe(400);
    expect(await everything()).toEqual(before);
  });
});
