import type { AccountZone, GameRechargeConfig, GiftCode, PayableValue, Zone } from '@portal/contract';
import { readGiftCodes } from '../../../src/api/readers/giftCodes';
import { readRechargeConfig } from '../../../src/api/readers/rechargeConfig';
import { readAccountZones, readZones } from '../../../src/api/readers/zones';
import { giftCodeFixture } from '../../fixtures/giftCodes';
import { rechargeConfigFixture } from '../../fixtures/recharge';
import { accountZoneFixture, zoneFixture } from '../../fixtures/zones';
import { isText, isNumber, isInstant, isObject, orNull, orAbsent, subject } from './subject';

/** Game data: the fields of each entity (HOST-2). */
export const gameFields = [
  subject<GameRechargeConfig>({
    name: 'GameRechargeConfig',
    sample: rechargeConfigFixture(),
    read: readRechargeConfig,
    needs: ['payableValues'],
    checks: {
      gameId: isText,
      coinName: isText,
      payableValues: Array.isArray,
      acceptsExpectedCoins: (value) => value === undefined || value === true,
    },
  }),
  subject<PayableValue>({
    name: 'PayableValue',
    sample: { credit: 500, coinsReceived: 1250 },
    read: (json) => readRechargeConfig({ payableValues: [json] })?.payableValues[0],
    needs: ['credit', 'coinsReceived'],
    checks: { credit: isNumber, coinsReceived: isNumber },
  }),
  subject<Zone>({
    name: 'Zone',
    sample: zoneFixture(),
    read: (json) => readZones([json])?.[0],
    needs: ['id'],
    checks: { id: isNumber, name: isText, state: orNull(isText) },
  }),
  subject<AccountZone>({
    name: 'AccountZone',
    sample: accountZoneFixture({ movingTo: zoneFixture({ id: 2 }) }),
    read: (json) => readAccountZones([json])?.[0],
    needs: ['zone'],
    checks: {
      zone: isObject,
      leftCoin: isNumber,
      extpoint0: isNumber,
      extpoint4: isNumber,
      movingTo: orAbsent(isObject),
    },
  }),
  subject<GiftCode>({
    name: 'GiftCode',
    sample: giftCodeFixture({
      zoneName: 'S1',
      expiresAt: '2026-12-31T17:00:00.000Z',
      expiresIn: 3600,
      usedAt: '2026-11-21T02:30:00.000Z',
    }),
    read: (json) => readGiftCodes([json])[0],
    needs: ['code'],
    checks: {
      code: isText,
      title: isText,
      gives: isText,
      zoneName: orAbsent(isText),
      expiresAt: orNull(isInstant),
      expiresIn: orAbsent(isNumber),
      usedAt: orNull(isInstant),
    },
  }),
];
