import type { User } from '@portal/contract';
import { userFixture } from '../../tests/fixtures/users';

/** The largest integer that a number represents exactly. */
export const HUGE = 9_007_199_254_740_991;

/** A player of whom nothing is known except the username, not even the phone number of the registration. */
export const unknownPlayer = (): User =>
  userFixture({
    firstName: null,
    middleName: null,
    lastName: null,
    email: null,
    phoneNumber: null,
    verifiedAt: null,
    verifiedPhoneAt: null,
  });

/** A player with every value as long as the rules allow. */
export const longPlayer = (): User =>
  userFixture({
    lastName: 'Nguyễn'.repeat(6),
    firstName: 'Anh'.repeat(12),
    email: `${'thanhnam'.repeat(12)}@example.com`,
    username: 'thanhnam_'.repeat(4).slice(0, 32),
    verifiedPhoneAt: null,
  });

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

/** A player who registered three days ago by the screenshot's clock and has done nothing since. */
export const newcomer = (overrides: Partial<User> = {}): User => ({
  ...userFixture({ verifiedPhoneAt: null, email: null, verifiedAt: null, credit: 0, ...overrides }),
  get joinAt() {
    return new Date(Date.now() - THREE_DAYS).toISOString();
  },
});
