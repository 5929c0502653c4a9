import { payos } from '../../../../api-host/domain/bankFeeds/payos';
import { payosKey, payosSample } from '../../../support/bankFeedSamples';

const authentic = (json: unknown, key = payosKey) =>
  payos.isAuthentic({ headers: {}, rawBody: Buffer.alloc(0), json }, key);

it('OPS-4: accepts the documented signature for the documented data only', () => {
  expect(authentic(payosSample)).toBe(true);
  expect(authentic(payosSample, 'another-key')).toBe(false);
  expect(authentic({ ...payosSample, data: { ...payosSample.data, amount: 3001 } })).toBe(false);
  expect(authentic({ ...payosSample, signature: undefined })).toBe(false);
  for (const odd of [undefined, null, [], 'text', 7, {}]) expect(authentic(odd)).toBe(false);
});

it('OPS-4: ignores the call that confirms the address, and reads any other as a transfer', () => {
  expect(payos.read(payosSample)).toBe('nothing');
  const data = { ...payosSample.data, reference: 'FT26325123456789' };
  expect(payos.read({ ...payosSample, data })).toEqual({
    id: 'FT26325123456789',
    accounts: ['12345678', ''],
    amount: 3000,
    content: 'VQRIO123',
  });
  expect(payos.read({ data: { ...data, code: '01' } })).toBe('nothing');
  expect(payos.read({ data: { ...data, currency: 'USD' } })).toMatchObject({ amount: undefined });
});
