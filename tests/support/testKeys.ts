import { KeyRing } from '../../api-host/domain/keyRing';

/** API_HOST_KEYS of the hosts of tests. */
export const TEST_KEYS = 'tests=the-key-ring-of-hosts-in-these-tests-1';

/** The same, as the host reads it. */
export const testKeys = new KeyRing(new Map([['tests', 'the-key-ring-of-hosts-in-these-tests-1']]));
