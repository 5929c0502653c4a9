import fc from 'fast-check';
import { checkPayload } from '@portal/contract/rules';
import { toE164 } from '../../../api-host/domain/phoneNumbers';
import type { Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';
import { contractForms as forms, profile } from '../../support/contractForms';

// 200 inputs per field, one request each.

let player: Visitor;
const world = useAccountWorld(1);
beforeAll(async () => {
  player = await world.player();
});

const INPUTS = 200;

/** Valid inputs, mistyped ones, ones close to what players type, and arbitrary ones. */
const inputsLike = (right: unknown) =>
  fc.oneof(
    fc.constant(right),
    fc.string({ maxLength: 3 }).map((more) => `${String(right)}${more}`),
    fc.nat(String(right).length).map((end) => String(right).slice(0, end)),
    fc.nat(140).map((length) => String(right).padEnd(length, String(right))),
    fc.constant(`${String(right)}\0`),
    fc.string({ maxLength: 20 }),
    fc.string({ unit: 'binary', maxLength: 140 }),
    fc.stringMatching(/^\+?[0-9 ()-]{8,17}$/),
    fc.stringMatching(/^[a-z0-9_]{2,34}$/),
    fc.stringMatching(/^[A-Za-z0-9@#!]{6,12}$/),
    fc.stringMatching(/^[a-z.]{1,5}@[a-z-]{1,5}(\.[a-z]{1,3})?$/),
    fc.constantFrom(null, 7, true, [], {}, ''),
  );

/** The only errors that the host may report for a field that meets the rules: those that need the host's own data. */
const hostsOwn: Record<string, string> = {
  gReCaptchaToken: 'Bước kiểm tra chống bot không thành công, hãy thử lại.',
  otp: 'Mã xác thực không hợp lệ',
  currentPassword: 'Mật khẩu cũ không đúng.',
  action: 'Tài khoản chưa có số điện thoại hay email đã xác minh để nhận mã.',
};
const passwordProofs = ['Mật khẩu không đúng.', 'Hãy nhập vào mật khẩu của bạn.'].map((text) => ({
  currentPassword: text,
}));
const badLinks: Record<string, string> = {
  '/reset-password':
    'Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực, hãy thử gửi lại yêu cầu nhận mật khẩu mới.',
  '/email-verification': 'Đường dẫn không hoạt động: đường dẫn không hợp lệ hoặc đã hết hiệu lực.',
};
/** Only the host uses the phone number library (docs/decisions/0010). */
const noNumber = (field: string, input: unknown) =>
  typeof input === 'string' && toE164(input) === null
    ? ({ phone: 'Số điện thoại không đúng', newPhoneNumber: 'Số điện thoại không hợp lệ' }[field] ?? null)
    : null;

/** PostgreSQL stores no text with a NUL. */
const isStorable = (input: unknown) => !(typeof input === 'string' && input.includes('\0'));

/** The host's refusals of an input that the portal accepts. */
function beyondRules(path: string, field: string, input: unknown): Record<string, string>[] {
  if (field !== 'username' && !isStorable(input)) return [{ [field]: 'Giá trị không hợp lệ' }];
  const unread = noNumber(field, input);
  if (unread !== null) return [{ [field]: unread }];
  if (path === '/login') return [{ username: 'Tên đăng nhập hoặc mật khẩu không đúng.' }];
  // The player has no verified channel, so the password proves a change (SAFE-1).
  if (path === profile[1]) return passwordProofs;
  const token = badLinks[path];
  return Object.entries(token === undefined ? hostsOwn : { token }).map(([name, text]) => ({ [name]: text }));
}

const fields = forms.flatMap((form) => Object.keys(form.values).map((field) => ({ ...form, field })));

it.each(fields)(
  `VAL-3: portal and host agree on ${INPUTS} inputs of $name: $field`,
  async ({ call: [method, path], rules, values, added, field }) => {
    const browser = path.startsWith('/api/') ? player : world.visitor();
    await browser.csrf();
    for (const [index, input] of fc.sample(inputsLike(values[field]), INPUTS).entries()) {
      const typed = { ...values, [field]: input };
      const portal = checkPayload(rules, typed);
      const answer = await browser.request(method, path, {
        body: { ...typed, ...added },
        // Rate limits count valid payloads, so each request has another address.
        headers: { 'X-Forwarded-For': `10.${200 + (index % 50)}.${index >> 8}.${index & 255}` },
      });
      const { errors } = (answer.text ? answer.json() : {}) as { errors?: Record<string, string[]> };
      if (!portal.ok)
        expect({ input, status: answer.status, errors }).toEqual({
          input,
          status: 422,
          errors: portal.errors,
        });
      // After a rate limit is reached, the host may ask for a bot check (SAFE-7).
      else if (errors && answer.status !== 429) {
        const told = Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, texts.join()]));
        expect({ input, beyond: beyondRules(path, field, input) }).toEqual({
          input,
          beyond: expect.arrayContaining([told]) as unknown,
        });
      } else expect([input, [204, 429]]).toEqual([input, expect.arrayContaining([answer.status])]);
    }
  },
);
