import { playableZones } from '@portal/contract';
import { readErrorBody } from '../../../../src/api/readers/errorBody';
import { readGiftCodes } from '../../../../src/api/readers/giftCodes';
import { readPaymentMethods } from '../../../../src/api/readers/paymentMethods';
import { readRechargeConfig } from '../../../../src/api/readers/rechargeConfig';
import { readSecurityCodeSent } from '../../../../src/api/readers/securityCode';
import { readLinkedSession, readSessions, readSignIns } from '../../../../src/api/readers/sessions';
import { readTransactions } from '../../../../src/api/readers/transactions';
import { readUser } from '../../../../src/api/readers/user';
import { readAccountZones, readZones } from '../../../../src/api/readers/zones';
import { jsonForms } from '../../../support/jsonForms';

const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => void warnings.mockClear());

describe('HOST-2: malformed responses', () => {
  const readers = {
    readUser,
    readTransactions,
    readPaymentMethods,
    readRechargeConfig,
    readZones,
    readAccountZones,
    readSessions,
    readSignIns,
    readLinkedSession,
  };

  it.each(Object.entries(readers))('%s never throws, and returns null for what it cannot read', (_, read) => {
    for (const value of [null, undefined, true, 5, 'x', '']) expect(read(value)).toBeNull();
    for (const [, value] of jsonForms) expect(() => read(value)).not.toThrow();
  });

  it('a history that is not a list is null, not empty (GAME-8)', () => {
    expect(readTransactions({})).toBeNull();
    expect(readTransactions([])).toEqual([]);
  });

  it('gift codes that are not a list are read as an empty list', () => {
    for (const [, value] of jsonForms) expect(readGiftCodes(value)).toEqual([]);
  });

  it('unreadable rows are left out and counted in the console', () => {
    expect(readZones([{ id: 1, name: 'S1' }, null, 'S2', {}])).toEqual([{ id: 1, name: 'S1', state: null }]);
    expect(warnings).toHaveBeenCalledWith('zones: 3 of 4 rows could not be read and were left out');
    warnings.mockClear();
    readZones([{ id: 1 }]);
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe('HOST-2: values read from a response', () => {
  it.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['-3', -3],
    ['1,200', null],
    [undefined, null],
  ])('a balance of %j is read as %j', (credit, read) => {
    expect(readUser({ username: 'a', credit })?.credit).toBe(read);
  });

  it.each([
    ['2026-01-15T10:00:00+07:00', '2026-01-15T03:00:00.000Z'],
    [1_768_446_000, '2026-01-15T03:00:00.000Z'],
    [1_768_446_000_250, '2026-01-15T03:00:00.250Z'],
    ['1768446000', '2026-01-15T03:00:00.000Z'],
    ['0001-01-01T00:00:00Z', null],
    ['1970-01-01T00:00:00Z', null],
    [0, null],
    [1, null],
    [2026, null],
    [1e300, null],
    ['abc 1', null],
    ['2026-99-99', null],
    [true, null],
    [undefined, null],
  ])('a verification at %j is read as %j', (verifiedPhoneAt, read) => {
    expect(readUser({ username: 'a', verifiedPhoneAt })?.verifiedPhoneAt).toBe(read);
  });

  it('ids of transactions become strings, ids of zones numbers', () => {
    const rows = readTransactions([{ id: 7, relatedTransactions: [{ id: 8, realValue: '5' }] }]);
    expect(rows?.[0]).toMatchObject({ id: '7', relatedTransactions: [{ id: '8', type: '', realValue: 5 }] });
    expect(readZones([{ id: '7', name: 'S7' }])?.[0]?.id).toBe(7);
  });

  it('PLAY-7: KP that were taken have no sign, since their type says it', () => {
    const rows = readTransactions([
      { type: 'credit.pay', value: -20_000 },
      { type: 'credit.recall', value: -5 },
      { type: 'credit.pay', value: 7 },
      { type: 'credit.mystery', value: -3 },
    ]);
    expect(rows?.map(({ value }) => value)).toEqual([20_000, 5, 7, -3]);
  });

  it('TX-2: statuses are read in any letter case', () => {
    expect(readTransactions([{ status: 'FAILED' }])?.[0]?.status).toBe('failed');
  });

  it('unknown types, statuses, currencies and states are kept', () => {
    const row = { id: '1', type: 'credit.gift', status: 'held', currency: 'usd' };
    expect(readTransactions([row])?.[0]).toMatchObject({ ...row, currency: 'USD' });
    expect(readZones([{ id: 1, state: 'merging' }])?.[0]?.state).toBe('MERGING');
  });

  it('a missing currency is VND for top-ups, otherwise KP', () => {
    const rows = readTransactions([{ type: 'topup.card' }, { type: 'credit.pay' }]);
    expect(rows?.map(({ currency }) => currency)).toEqual(['VND', 'KP']);
  });

  it('HOST-3: a missing gameId means fsonline', () => {
    const values = [{ credit: 500, coinsReceived: 1250 }];
    expect(readRechargeConfig({ coinName: 'Xu', payableValues: values })).toEqual({
      gameId: 'fsonline',
      coinName: 'Xu',
      payableValues: values,
    });
    expect(readTransactions([{ payload: { metadata: { coin: 5 } } }])?.[0]?.payload.metadata?.gameId).toBe(
      'fsonline',
    );
  });

  it('GAME-2, MIG-3: playable zones are active or have no state', () => {
    const zones = readZones([
      { id: 1, state: 'ACTIVE' },
      { id: 2, state: 'CLOSED' },
      { id: 3 },
      { id: 4, state: 'MERGING' },
    ]);
    expect(playableZones(zones ?? []).map(({ id }) => id)).toEqual([1, 3]);
  });

  it('MIG-1: an account zone may have the fields of its zone beside its balances', () => {
    const closed = { id: 3, name: 'S3', state: 'CLOSED' };
    const balances = { leftCoin: 5, extpoint0: 6, extpoint4: 7 };
    const read = readAccountZones([{ ...closed, ...balances }]);
    expect(read).toEqual([{ zone: closed, ...balances }]);
  });

  it('MIG-2: the balances may stand beside the wrapped zone or within it', () => {
    const closed = { id: 3, name: 'S3', state: 'CLOSED' };
    const balances = { leftCoin: 5, extpoint0: 6, extpoint4: 7 };
    const expected = [{ zone: closed, ...balances }];
    expect(readAccountZones([{ zone: closed, ...balances }])).toEqual(expected);
    expect(readAccountZones([{ zone: { ...closed, ...balances } }])).toEqual(expected);
  });

  it('SEC-4: an empty response to a security code requires no wait', () => {
    expect(readSecurityCodeSent(null)).toEqual({ resendAfter: 0, expiresIn: null });
  });
});

describe('GAME-6, MIG-4: the response to a recharge or a migration', () => {
  it.each([
    ['nothing', null, {}],
    ['text', 'OK', {}],
    ['a numeric code', { errorCode: 12, message: 'Không' }, { errorCode: '12', message: 'Không' }],
    ['the code 0', { errorCode: 0, message: 'OK' }, { message: 'OK' }],
    ['the code 00', { errorCode: '00' }, {}],
    ['no errors, as PHP writes it', { errors: [] }, {}],
    ['errors of one message each', { errors: { zoneId: 'Sai' } }, { errors: { zoneId: ['Sai'] } }],
    ['a status in a text', { statusCode: '200' }, { statusCode: 200 }],
  ])('%s', (_, json, read) => expect(readErrorBody(json)).toEqual(read));
});
