import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildId } from '../../api-host/version';
import { openFolder } from '../support/openFolder';

const root = openFolder('portal-version-');
const dist = path.join(root, 'dist');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

it('OPS-5: two builds of one version differ in their ids, whatever changed, and the same files have the same', () => {
  put('package.json', '{"version":"1.2.3"}');
  put('package-lock.json', '{}');
  put('api-host/main.ts', 'one');
  put('api-host/db/functions/money.sql', 'one');
  put('contract/index.ts', 'one');
  const without = buildId(null, root);
  put('dist/.fingerprint', 'one');
  const first = buildId(dist, root);
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect([without === first, buildId(dist, root)]).toEqual([false, first]);
  put('api-host/node_modules/a/index.js', 'no source of ours');
  put('api-host/.env', 'no source');
  expect(buildId(dist, root)).toBe(first);
  const changed = [
    'api-host/main.ts',
    'api-host/db/functions/money.sql',
    'contract/index.ts',
    'package-lock.json',
    'dist/.fingerprint',
  ].map((file) => {
    put(file, 'two');
    return buildId(dist, root);
  });
  expect(new Set([first, ...changed]).size).toBe(6);
});

it('is known without a build, and without its list of packages', () => {
  expect(buildId(path.join(root, 'none'), path.join(root, 'none'))).toMatch(/^[0-9a-f]{12}$/);
});
