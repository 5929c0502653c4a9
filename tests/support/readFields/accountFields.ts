import type { LinkedSession, LoginApproval, SecurityCodeSent, Session, SignIn, User } from '@portal/contract';
import { readSecurityCodeSent } from '../../../src/api/readers/securityCode';
import { readLoginApproval } from '../../../src/api/readers/loginApproval';
import { readLinkedSession, readSessions, readSignIns } from '../../../src/api/readers/sessions';
import { readUser } from '../../../src/api/readers/user';
import { linkedSessionFixture, sessionFixture, signInFixture } from '../../fixtures/sessions';
import { userFixture } from '../../fixtures/users';
import { isText, isBoolean, isNumber, isInstant, isObject, orNull, orAbsent, subject } from './subject';

const origin = {
  browser: orNull(isText),
  system: orNull(isText),
  place: orNull(isText),
  address: orNull(isText),
};

/** Account data: the fields of each entity (HOST-2). */
export const accountFields = [
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
      mfaEnabled: isBoolean,
      credit: orNull(isNumber),
      debtCredit: isNumber,
      offersDataExport: orAbsent((value) => value === true),
      deletesAt: orAbsent(orNull(isInstant)),
      paymentRule: orAbsent(isObject),
    },
  }),
  subject<SecurityCodeSent>({
    name: 'SecurityCodeSent',
    sample: { resendAfter: 60, expiresIn: 600 },
    read: readSecurityCodeSent,
    needs: [],
    checks: { resendAfter: isNumber, expiresIn: orNull(isNumber) },
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
      current: isBoolean,
    },
  }),
  subject<LinkedSession>({
    name: 'LinkedSession',
    sample: linkedSessionFixture(),
    read: readLinkedSession,
    needs: [],
    checks: { ...origin, createdAt: orNull(isInstant), ended: isBoolean },
  }),
  subject<LoginApproval>({
    name: 'LoginApproval',
    sample: { enabled: true, available: true },
    read: readLoginApproval,
    needs: ['enabled'],
    checks: {
      enabled: isBoolean,
      available: isBoolean,
    },
  }),
  subject<SignIn>({
    name: 'SignIn',
    sample: signInFixture(),
    read: (json) => readSignIns([json])?.[0],
    needs: ['kind', 'happenedAt'],
    checks: { ...origin, kind: isText, happenedAt: isInstant },
  }),
];
