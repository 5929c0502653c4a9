import { payerHints } from '../../../api-host/domain/transferContent';
import {
  likeness,
  namesNobodyElse,
  provenTransfer,
  referenceKey,
  type OpenClaim,
  type WaitingTransfer,
} from '../../../api-host/domain/transferClaim';

const HOUR = 3_600_000;
const paid = new Date('2026-11-21T02:00:00Z');

const claim = (over: Partial<OpenClaim> = {}): OpenClaim => ({
  ...{ id: 1, playerId: 7, username: 'demo', suspended: false, amount: 100_000, transferredAt: paid },
  ...{ method: null, referenceKey: 'FT26325123456', ...over },
});
const transfer = (over: Partial<WaitingTransfer> = {}): WaitingTransfer => ({
  ...{ provider: 'techcombank', externalId: 'ft26325-123456', amount: 100_000, content: 'nap' },
  referenceKey: 'FT26325123456',
  receivedAt: new Date(paid.getTime() + HOUR),
  ...over,
});
const at = (hours: number) => ({ receivedAt: new Date(paid.getTime() + hours * HOUR) });

describe('provenTransfer', () => {
  it('PLAY-3: is the transfer whose reference, amount and time all match the claim', () => {
    expect(provenTransfer(claim(), [claim()], [transfer()])).toEqual(transfer());
    expect(
      provenTransfer(claim({ method: 'techcombank' }), [], [transfer({ amount: 1 }), transfer()]),
    ).toBeNull();
  });

  const doubts: [string, Partial<OpenClaim>, Partial<WaitingTransfer>][] = [
    ['another amount', { amount: 99_999 }, {}],
    ['another method', { method: 'momo' }, {}],
    ['another reference', { referenceKey: 'FT26325123457' }, {}],
    ['no reference', { referenceKey: null }, {}],
    ['a short reference', { referenceKey: '1234567' }, { referenceKey: '1234567' }],
    ['25 hours later', {}, at(25)],
    ['25 hours earlier', {}, at(-25)],
    ['a suspended player', { suspended: true }, {}],
  ];
  it.each(doubts)('PLAY-3: is null for %s', (_, one, other) => {
    expect(provenTransfer(claim(one), [claim(one)], [transfer(other)])).toBeNull();
  });

  it('PLAY-3: is null if a second transfer has the reference, or a second player claims it', () => {
    const twice = [transfer(), transfer({ provider: 'vietcombank' })];
    expect(provenTransfer(claim(), [claim()], twice)).toBeNull();
    const rival = claim({ id: 2, playerId: 8, amount: 5 });
    expect(provenTransfer(claim(), [claim(), rival], [transfer()])).toBeNull();
    expect(provenTransfer(claim(), [claim(), claim({ id: 3, amount: 5 })], [transfer()])).toEqual(transfer());
  });
});

it('likeness ranks a matching reference above the amount, and the amount above the time', () => {
  const fits = [
    transfer(),
    transfer({ amount: 1 }),
    transfer({ referenceKey: 'X' }),
    transfer({ referenceKey: 'X', ...at(30) }),
    transfer({ referenceKey: 'X', amount: 1 }),
  ].map((one) => likeness(claim(), one));
  expect(fits).toEqual([...fits].sort((one, two) => two - one));
  expect([new Set(fits).size, fits.at(-1)]).toEqual([5, 0]);
});

it('referenceKey keeps only letters and digits', () => {
  expect([referenceKey(' ft-26 325.1 '), referenceKey('…'), referenceKey('')]).toEqual([
    'FT263251',
    null,
    null,
  ]);
});

it('PLAY-3: namesNobodyElse is false for a content that may name another player', () => {
  const [demo, other] = [
    { id: 7, username: 'demo', deleted: false },
    { id: 8, username: 'demo1', deleted: false },
  ];
  expect(namesNobodyElse(payerHints('me nap tien'), 7, [])).toBe(true);
  expect(namesNobodyElse(payerHints('FSO KP demo'), 7, [demo])).toBe(true);
  expect(namesNobodyElse(payerHints('FSO KP demo FSO KP demo1'), 7, [demo, other])).toBe(false);
  expect(namesNobodyElse(payerHints('FSO KP demo1'), 7, [other])).toBe(false);
  expect(namesNobodyElse(payerHints('nap KP demo1'), 7, [other])).toBe(false);
});
