import { number, object, string } from 'yup';
import { fromYup } from '../../../contract/openapi/fromYup';
import {
  changePasswordPayload,
  profileLanguagePayload,
  rechargePayload,
  registerPayload,
  securityCodePayload,
  updatePhonePayload,
} from '@portal/contract/rules';

const fieldsOf = (schema: Parameters<typeof fromYup>[0]) => fromYup(schema).properties ?? {};

describe('HOST-6: payload rules as JSON Schema', () => {
  it('requires what the rules require, and allows no other fields', () => {
    const schema = fromYup(registerPayload);
    expect(schema.additionalProperties).toBe(false);
    expect([...(schema.required ?? [])].sort()).toEqual(
      ['gReCaptchaToken', 'password', 'passwordConfirm', 'phone', 'username'].sort(),
    );
    expect(Object.keys(schema.properties ?? {})).toContain('receiveNewsletter');
  });

  it.each([
    [
      'lengths and a pattern',
      fieldsOf(registerPayload)['username'],
      { type: 'string', minLength: 4, maxLength: 32, pattern: '^[a-z0-9_]+$' },
    ],
    [
      'a strength, in words',
      fieldsOf(registerPayload)['password'],
      {
        type: 'string',
        minLength: 8,
        maxLength: 128,
        description:
          'Strength medium: at least 2 of letter, number, symbol and mixedCase, number among them.',
      },
    ],
    [
      'a confirmation, in words',
      fieldsOf(changePasswordPayload)['passwordConfirm'],
      { type: 'string', description: 'Equals `password`, or is empty.' },
    ],
    ['a checkbox', fieldsOf(registerPayload)['receiveNewsletter'], { type: 'boolean' }],
    [
      'an amount',
      fieldsOf(rechargePayload)['creditAmount'],
      { type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    ],
    [
      'an optional code',
      fieldsOf(updatePhonePayload)['otpNumber'],
      { type: 'string', pattern: '^(.{6})?$', description: 'May be empty.' },
    ],
    ['a list of values', fieldsOf(profileLanguagePayload)['language'], { enum: ['vi-VN'] }],
    [
      'a list of texts',
      fieldsOf(securityCodePayload)['action'],
      { type: 'string', enum: expect.arrayContaining(['approve.login']) as unknown, minLength: 1 },
    ],
    ['a least number', fieldsOf(object({ age: number().min(1) }))['age'], { type: 'number', minimum: 1 }],
  ])('expresses %s', (_what, schema, expected) => {
    expect(schema).toEqual(expected);
  });

  it('refuses a rule that it cannot express, instead of omitting it silently', () => {
    const schema = object({ name: string().test('is-lucky', '', () => true) });
    expect(() => fromYup(schema)).toThrow('The rule "is-lucky" of "name"');
  });
});
