import { errorOfAnswer } from '../../../src/api/errorOfAnswer';
import { classifyFailure } from '../../../src/operations/attempt';

const REFUSED = 'Yêu cầu không được chấp nhận. Hãy kiểm tra lại rồi thử lại.';
const bodyOf = (json: unknown) => errorOfAnswer(422, json, null).body;

describe('HOST-2: the error body of another host', () => {
  it.each([
    ['a text', 'Sai tên'],
    ['null', null],
    ['a number of its own', { min: 4 }],
  ])('keeps the other fields and the message if one field’s error is %s', (_, username) => {
    const errors = { username, password: ['Sai mật khẩu', null] };
    expect(bodyOf({ message: 'Không hợp lệ.', errors })).toEqual({
      message: 'Không hợp lệ.',
      errors: { ...(typeof username === 'string' && { username: [username] }), password: ['Sai mật khẩu'] },
    });
  });

  it.each([
    ['a text', 'Hết hạn', [['Hết hạn']]],
    ['a list of texts', ['Hết hạn', 'Sai mã'], [['Hết hạn'], ['Sai mã']]],
    ['an empty list, as PHP writes an empty map', [], []],
  ])('reads `errors` that are %s', (_, errors, messages) =>
    expect(Object.values(bodyOf({ message: 'Không.', errors })?.errors ?? {})).toEqual(messages),
  );

  it.each([
    [12, '12'],
    ['12', '12'],
    ['', undefined],
    [null, undefined],
  ])('reads the errorCode %j as %j', (errorCode, read) =>
    expect(bodyOf({ errorCode, message: 'Không.' })?.errorCode).toBe(read),
  );

  it('joins a message of several texts, and reads a status in a text', () => {
    const { message, body } = errorOfAnswer(400, { statusCode: '400', message: ['Sai tên', 'Sai mã'] }, null);
    expect(message).toBe('Sai tên\nSai mã');
    expect(body?.statusCode).toBe(400);
  });

  it('does not show a standard phrase', () => {
    const error = errorOfAnswer(422, { message: 'The given data was invalid.' }, null);
    expect(error).toMatchObject({ kind: 'body', status: 422, message: REFUSED });
    expect(error.body?.message).toBeUndefined();
  });
});

describe('GAME-8: whether a 4xx says that a recharge was refused', () => {
  it.each([
    ['only a standard phrase', { message: 'The given data was invalid.' }],
    ['a standard phrase and no errors', { message: 'Unprocessable Content', errors: [] }],
    ['only a numeric code', { errorCode: 12 }],
    ['only a text as `errors`', { errors: 'Hết hạn' }],
  ])('%s: refused', (_, json) => expect(classifyFailure(errorOfAnswer(422, json, null))).toBe('refused'));

  it.each([
    ['no body', undefined],
    ['null', null],
    ['an empty object', {}],
    ['fields of a gateway', { error: 'blocked', requestId: 'a1' }],
    ['no value in any field', { message: null, errors: null }],
  ])('%s: unknown', (_, json) => expect(classifyFailure(errorOfAnswer(422, json, null))).toBe('unknown'));
});

describe('API-6: 429', () => {
  const TOO_MANY = 'Bạn đã thử quá nhiều lần. Hãy thử lại sau';

  it('shows the host’s own message, which may name another limit', () =>
    expect(errorOfAnswer(429, { message: 'Mỗi ngày chỉ được 6 lần.' }, '26526')).toMatchObject({
      kind: 'throttled',
      message: 'Mỗi ngày chỉ được 6 lần.',
      retryAfter: 26526,
    }));

  it.each([
    ['7', `${TOO_MANY} 7 giây.`],
    ['120', `${TOO_MANY} 2 phút.`],
    ['26526', `${TOO_MANY} 7 giờ 23 phút.`],
    [null, 'Bạn đã thử quá nhiều lần. Hãy chờ một lát rồi thử lại.'],
  ])('without one, tells the wait of %s seconds in a unit that a player can judge', (retryAfter, message) => {
    expect(errorOfAnswer(429, { message: 'Too Many Attempts.' }, retryAfter).message).toBe(message);
    expect(errorOfAnswer(429, undefined, retryAfter).message).toBe(message);
  });
});
