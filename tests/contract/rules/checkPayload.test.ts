import * as rules from '@portal/contract/rules';

const { checkPayload, loginPayload, registerPayload } = rules;

describe('checkPayload (VAL-3)', () => {
  it('returns the body unchanged, without coercion', () => {
    const body = { username: ' demo ', password: ' x ', remember: false };
    expect(checkPayload(loginPayload, body)).toEqual({ ok: true, value: body });
  });

  it('refuses unknown keys by name, including names that a prototype has', () => {
    for (const key of ['isAdmin', 'credit', 'toString', 'constructor', '__proto__']) {
      const body: unknown = JSON.parse(`{"username":"demo","password":"x","${key}":1}`);
      expect(checkPayload(loginPayload, body)).toEqual({
        ok: false,
        errors: { '': [`Trường không được hỗ trợ: ${key}`] },
      });
    }
  });

  it.each([[[]], [[{ username: 'demo' }]], ['demo'], [7], [true]])(
    'refuses %p, which is not an object',
    (body) => {
      expect(checkPayload(loginPayload, body)).toEqual({
        ok: false,
        errors: { '': ['Dữ liệu gửi lên không hợp lệ'] },
      });
    },
  );

  it.each([[null], [undefined]])('reads a body of %p as an empty object', (body) => {
    expect(checkPayload(loginPayload, body)).toEqual(checkPayload(loginPayload, {}));
    expect(checkPayload(loginPayload, body).ok).toBe(false);
  });

  it('reports every invalid field at once, each with its first broken rule', () => {
    expect(checkPayload(registerPayload, { phone: '1', username: 'A', password: 'a' })).toEqual({
      ok: false,
      errors: {
        phone: ['Số điện thoại không đúng'],
        username: ['Tên đăng nhập phải có từ 4 đến 32 ký tự.'],
        password: ['Mật khẩu phải có tối thiểu 8 ký tự.'],
        passwordConfirm: ['Nhập vào mật khẩu xác nhận.'],
        gReCaptchaToken: ['Hãy hoàn tất bước kiểm tra chống bot.'],
      },
    });
  });

  it('has a Vietnamese message for every field of every payload, for any wrong type', () => {
    const english = /\b(must|this|field|invalid|cannot|required)\b/i;
    for (const [name, schema] of Object.entries(rules)) {
      if (!('fields' in schema) || typeof schema.validateSync !== 'function') continue;
      for (const wrong of [null, 7, 'x'.repeat(20_000), {}, [], true]) {
        const body = Object.fromEntries(Object.keys(schema.fields).map((field) => [field, wrong]));
        const checked = checkPayload(schema, body);
        const messages = checked.ok ? [] : Object.values(checked.errors).flat();
        for (const message of messages) expect(`${name}: ${message}`).not.toMatch(english);
      }
    }
  });
});
