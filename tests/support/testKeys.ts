import { KeyRing } from '../../api-host/domain/keyRing';

/** API_HOST_KEYS of the hosts in tests. */
export const TEST_KEYS = 'tests=the-key-ring-of-hosts-in-these-tests-1';

/** The same keys, as parsed by the host. */
export const testKeys = new KeyRing(new Map([['tests', 'the-key-ring-of-hosts-in-these-tests-1']]));
