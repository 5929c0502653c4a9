import { rmSync } from 'node:fs';
import { openFolder } from '../../support/openFolder';
import { fuzzedRoutes } from '../../support/requestFuzz/routes';
import { runFuzz } from '../../support/requestFuzz/runFuzz';
import { writeSmallBuild } from '../../support/smallBuild';
import { useAccountWorld } from '../../support/useHost';

// `npm run fuzz` sends 100,000.
const REQUESTS = 4_000;

const dist = openFolder('portal-dist-');
beforeAll(() => writeSmallBuild(dist));
const world = useAccountWorld(1, { LOG_LEVEL: 'fatal', PORTAL_DIST: dist });
afterAll(() => rmSync(dist, { recursive: true }));

it('VAL-3: answers no malformed request with a 5xx, whatever its route, and keeps running', async () => {
  const [host] = world.hosts;
  if (!host) throw new Error('a host is needed');
  const { requests, statuses, faults } = await runFuzz(host, REQUESTS, 1);
  expect(faults).toEqual([]);
  expect(requests).toBe(REQUESTS);
  // The grammar gets past the first checks: not all requests are refused for their session, token or address.
  expect(fuzzedRoutes.length).toBeGreaterThan(40);
  for (const status of [200, 204, 400, 401, 404, 415, 419, 422])
    expect({ status, answers: statuses[status] ?? 0 }).not.toEqual({ status, answers: 0 });
  // The host closes a connection early only if it does not read a body to the end.
  expect(statuses[0] ?? 0).toBeLessThan(REQUESTS / 50);
  expect((await world.visitor().login()).status).toBe(204);
});
