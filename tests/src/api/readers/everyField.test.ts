import type {
  AccountZone,
  Bonus,
  GamePurchase,
  GameRechargeConfig,
  GiftCode,
  HistoryPage,
  LinkedSession,
  LoginApproval,
  MovedBalances,
  PayableValue,
  PaymentMethod,
  PaymentMethods,
  RelatedTransaction,
  SecurityCodeSent,
  Session,
  SignIn,
  Transaction,
  User,
  Zone,
} from '@portal/contract';
import { readGiftCodes } from '../../../../src/api/readers/giftCodes';
import { readPaymentMethods } from '../../../../src/api/readers/paymentMethods';
import { readRechargeConfig } from '../../../../src/api/readers/rechargeConfig';
import { readSecurityCodeSent } from '../../../../src/api/readers/securityCode';
import { readLoginApproval } from '../../../../src/api/readers/loginApproval';
import { readLinkedSession, readSessions, readSignIns } from '../../../../src/api/readers/sessions';
import { readHistoryPage, readTransactions } from '../../../../src/api/readers/transactions';
import { readUser } from '../../../../src/api/readers/user';
import { readAccountZones, readZones } from '../../../../src/api/readers/zones';
import { giftCodeFixture } from '../../../fixtures/giftCodes';
import { bankFixture, paymentMethodsFixture } from '../../../fixtures/paymentMethods';
import { rechargeConfigFixture } from '../../../fixtures/recharge';
import { linkedSessionFixture, sessionFixture, signInFixture } from '../../../fixtures/sessions';
import { migrationFixture, payFixture, topUpFixture } from '../../../fixtures/transactions';
import { userFixture } from '../../../fixtures/users';
import { accountZoneFixture, zoneFixture } from '../../../fixtures/zones';
import { jsonForms, withField } from '../../../support/jsonForms';

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => Number.isFinite(value);
const isInstant = (value: unknown) => isText(value) && new Date(value).toISOString() === value;
const orNull = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);
const orAbsent = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isDecimal = (value: unknown) => isNumber(value) || (isText(value) && isNumber(Number(value)));

/** What each field of an entity is, after the reader: the compiler asks for every field. */
type Checks<Entity> = { [Field in keyof Required<Entity>]: (value: unknown) => boolean };

type Fields = Record<string, unknown>;

interface Subject<Entity> {
  name: string;
  sample: Entity;
  /** Reads the entity where it stands in an answer; nothing when it is left out. */
  read: (json: unknown) => Entity | null | undefined;
  checks: Checks<Entity>;
  /** Without one of these it cannot be read. */
  needs: (keyof Entity)[];
}

const subject = <Entity extends object>(given: Subject<Entity>) => given as unknown as Subject<Fields>;

const topUp = topUpFixture();
const rowOf = (json: unknown) => readTransactions([json])?.[0];
const methodOf = (json: unknown) => readPaymentMethods({ bankTransfers: [json] })?.bankTransfers[0];

const origin = {
  browser: orNull(isText),
  system: orNull(isText),
  place: orNull(isText),
  address: orNull(isText),
};

const subjects = [
  subject<User>({
    name: 'User',
    sample: userFixture({ dob: '1990-01-01', lastPasswordChange: '2026-01-15T03:10:00.000Z' }),
    read: readUser,
    needs: ['username'],
    checks: {
      username: isText,
      email: orNull(isText),
      phoneNumber: orNull(isText),
      firstName: orNull(isText),
      middleName: orNull(isText),
      lastName: orNull(isText),
      dob: orNull(isText),
      joinAt: orNull(isInstant),
      language: (value) => value === 'vi-VN',
      verifiedAt: orNull(isInstant),
      verifiedPhoneAt: orNull(isInstant),
      lastPasswordChange: orNull(isInstant),
      mfaEnabled: (value) => typeof value === 'boolean',
      credit: orNull(isNumber),
      debtCredit: isNumber,
      offersDataExport: orAbsent((value) => value === true),
      deletesAt: orAbsent(orNull(isInstant)),
      paymentRule: orAbsent(isObject),
    },
  }),
  subject<Transaction>({
    name: 'Transaction',
    sample: topUp,
    read: rowOf,
    needs: [],
    checks: {
      id: (value) => isText(value) && value !== '',
      type: isText,
      status: isText,
      value: orNull(isNumber),
      currency: isText,
      updatedAt: orNull(isInstant),
      payload: isObject,
      relatedTransactions: Array.isArray,
    },
  }),
  subject<RelatedTransaction>({
    name: 'RelatedTransaction',
    sample: topUp.relatedTransactions[0]!,
    read: (json) => rowOf({ ...topUp, relatedTransactions: [json] })?.relatedTransactions[0],
    needs: ['realValue'],
    checks: { id: isText, type: isText, realValue: isNumber },
  }),
  subject<Transaction['payload']>({
    name: 'payload',
    sample: {
      source: 'momo',
      metadata: { gameId: 'fsonline', coin: 1, coinName: 'Xu' },
      zoneName: 'S1',
      moved: migrationFixture().payload.moved!,
    },
    read: (json) => rowOf({ ...topUp, payload: json })?.payload,
    needs: [],
    checks: {
      source: orAbsent(isText),
      metadata: orAbsent(isObject),
      zoneName: orAbsent(isText),
      moved: orAbsent(isObject),
    },
  }),
  subject<MovedBalances>({
    name: 'moved',
    sample: migrationFixture().payload.moved!,
    read: (json) => rowOf({ ...topUp, payload: { moved: json } })?.payload.moved,
    needs: [],
    checks: {
      gameId: isText,
      from: Array.isArray,
      leftCoin: isNumber,
      extpoint0: isNumber,
      extpoint4: isNumber,
    },
  }),
  subject<HistoryPage>({
    name: 'HistoryPage',
    sample: { transactions: [topUp], next: '100', offersFile: true },
    read: readHistoryPage,
    needs: ['transactions'],
    checks: {
      transactions: Array.isArray,
      next: orNull(isText),
      offersFile: orAbsent((value) => value === true),
    },
  }),
  subject<GamePurchase>({
    name: 'metadata',
    sample: payFixture().payload.metadata!,
    read: (json) => rowOf(payFixture({ payload: { metadata: json as GamePurchase } }))?.payload.metadata,
    needs: ['coin'],
    checks: { gameId: isText, coin: isNumber, coinName: isText },
  }),
  subject<PaymentMethods>({
    name: 'PaymentMethods',
    sample: paymentMethodsFixture(),
    read: readPaymentMethods,
    needs: [],
    checks: { bankTransfers: Array.isArray, eWallets: Array.isArray, cards: Array.isArray },
  }),
  subject<PaymentMethod>({
    name: 'PaymentMethod',
    sample: bankFixture({ mobileAccountNumber: '0901234567' }),
    read: methodOf,
    needs: [],
    checks: {
      name: (value) => isText(value) && value !== '',
      label: (value) => isText(value) && value !== '',
      type: (value) => value === 'bank-transfer',
      qrCodeData: isText,
      paymentSyntax: isText,
      accountName: isText,
      accountNumber: isText,
      mobileAccountNumber: orNull(isText),
      exchangeRate: orNull(isDecimal),
      bonuses: Array.isArray,
    },
  }),
  subject<Bonus>({
    name: 'Bonus',
    sample: { cashValue: 50_000, bonusRate: '0.02' },
    read: (json) => methodOf({ ...bankFixture(), bonuses: [json] })?.bonuses[0],
    needs: ['cashValue', 'bonusRate'],
    checks: { cashValue: Number.isSafeInteger, bonusRate: isDecimal },
  }),
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
      usedAt: orNull(isInstant),
    },
  }),
  subject<Session>({
    name: 'Session',
    sample: sessionFixture(),
    read: (json) => readSessions([json])?.[0],
    needs: ['id'],
    checks: {
      ...origin,
      id: isText,
      createdAt: orNull(isInstant),
      lastUsedAt: orNull(isInstant),
      current: (value) => typeof value === 'boolean',
    },
  }),
  subject<LinkedSession>({
    name: 'LinkedSession',
    sample: linkedSessionFixture(),
    read: readLinkedSession,
    needs: [],
    checks: { ...origin, createdAt: orNull(isInstant), ended: (value) => typeof value === 'boolean' },
  }),
  subject<LoginApproval>({
    name: 'LoginApproval',
    sample: { enabled: true, available: true },
    read: readLoginApproval,
    needs: ['enabled'],
    checks: {
      enabled: (value) => typeof value === 'boolean',
      available: (value) => typeof value === 'boolean',
    },
  }),
  subject<SignIn>({
    name: 'SignIn',
    sample: signInFixture(),
    read: (json) => readSignIns([json])?.[0],
    needs: ['kind', 'happenedAt'],
    checks: { ...origin, kind: isText, happenedAt: isInstant },
  }),
  subject<SecurityCodeSent>({
    name: 'SecurityCodeSent',
    sample: { resendAfter: 60, expiresIn: 600 },
    read: readSecurityCodeSent,
    needs: [],
    checks: { resendAfter: isNumber, expiresIn: orNull(isNumber) },
  }),
];

const cases = subjects.flatMap((entity) =>
  Object.keys(entity.checks).flatMap((field) =>
    jsonForms.map(([form, value]) => ({ entity, field, form, value, title: `${entity.name}.${field}` })),
  ),
);

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe('HOST-2: a field that is absent or of another type', () => {
  it.each(cases)('$title: $form', ({ entity: { sample, read, checks, needs }, field, value }) => {
    const entity = read(withField(sample, field, value));
    if (!entity) return expect(needs).toContain(field);
    const wrong = Object.entries(checks).filter(([name, check]) => !check(entity[name]));
    expect(wrong.map(([name]) => [name, entity[name]])).toEqual([]);
    const others = (from: object) =>
      Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));
    expect(others(entity)).toEqual(others(sample));
  });

  it.each(subjects)('$name as it should be is read as it is', ({ read, sample }) => {
    expect(read(JSON.parse(JSON.stringify(sample)))).toEqual(sample);
  });
});
