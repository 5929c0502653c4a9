import { casso } from '../../../../api-host/domain/bankFeeds/casso';
import { cassoKey, cassoSample, cassoSignature } from '../../../support/bankFeedSamples';

const callOf = (json: unknown, signature: string | undefined = cassoSignature) => ({
  headers: { 'x-casso-signature': signature },
  rawBody: Buffer.alloc(0),
  json,
});
const authentic = (json: unknown, signature?: string) => casso.isAuthentic(callOf(json, signature), cassoKey);

it('OPS-4: accepts the documented signature of the body, in any order of its keys', () => {
  expect(authentic(cassoSample)).toBe(true);
  const reversed = Object.fromEntries(Object.entries(cassoSample.data).reverse());
  expect(authentic({ data: reversed, error: 0 })).toBe(true);
  expect(authentic({ ...cassoSample, data: { ...cassoSample.data, amount: 1 } })).toBe(false);
  expect(authentic(cassoSample, cassoSignature.replace('t=1', 't=2'))).toBe(false);
  for (const odd of ['', 't=1', cassoSignature.slice(0, -1), cassoSignature.toUpperCase()])
    expect(authentic(cassoSample, odd)).toBe(false);
  expect(authentic(undefined)).toBe(false);
});

it('OPS-4: ignores a trial call, and reads any other call as a transfer', () => {
  expect(casso.read(cassoSample)).toBe('nothing');
  expect(casso.read({ error: 0, data: { ...cassoSample.data, id: 12345, amount: -5 } })).toBe('nothing');
  expect(casso.read({ error: 0, data: { ...cassoSample.data, id: 12345 } })).toEqual({
    id: 12345,
    accounts: ['88888888', ''],
    amount: 599_000,
    content: 'giao dich thu nghiem',
  });
});
