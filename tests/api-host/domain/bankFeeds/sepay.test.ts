import { sepay } from '../../../../api-host/domain/bankFeeds/sepay';
import { sepaySample } from '../../../support/bankFeedSamples';

const call = (authorization?: string) => ({
  headers: authorization === undefined ? {} : { authorization },
  rawBody: Buffer.alloc(0),
  json: sepaySample,
});

it('OPS-4: accepts the key only as Authorization: Apikey', () => {
  const authentic = (authorization?: string) => sepay.isAuthentic(call(authorization), 'the-key');
  expect(authentic('Apikey the-key')).toBe(true);
  for (const other of [
    undefined,
    '',
    'the-key',
    'Apikey the-key ',
    'apikey the-key',
    'Apikey',
    'Apikey the-ke',
  ])
    expect({ other, authentic: authentic(other) }).toEqual({ other, authentic: false });
});

it('OPS-4: reads the documented call as a transfer, and ignores outgoing money', () => {
  expect(sepay.read(sepaySample)).toEqual({
    id: 92704,
    accounts: ['0123499999', null],
    amount: 2_277_000,
    content: 'chuyen tien mua iphone',
  });
  expect(sepay.read({ ...sepaySample, transferType: 'out' })).toBe('nothing');
  expect(sepay.read({ ...sepaySample, transferType: 'sideways' })).toMatchObject({ id: undefined });
});
