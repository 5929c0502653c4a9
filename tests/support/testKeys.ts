import { KeyRing } from '../../api-host/domain/keyRing';

/** API_HOST_KEYS of the hosts in tests. */
export const TEST_KEYS = 'tests=the-key-ring-of-hosts-in-these-tests-1';

/** The same keys, as parsed by the host. */
export const testKeys = new KeyRing(new Map([['tests', 'the-key-ring-of-hosts-in-these-tests-1']]));

/** The keys before and after a rotation, and a secret of an authenticator app. */
export const rotation = {
  former: ['1', 'a'.repeat(32)],
  current: ['2', 'b'.repeat(32)],
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
} as const;
