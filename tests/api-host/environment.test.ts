import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../api-host/environment';
import { openFolder } from '../support/openFolder';

const folder = openFolder('portal-environment-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('OPS-8: the settings file', () => {
  it('is .env of the working directory if ENV_FILE is unset or empty', () => {
    writeFileSync(path.join(folder, '.env'), 'PORT=8181\n');
    for (const env of [{}, { ENV_FILE: '' }, { ENV_FILE: ' ' }])
      expect(readEnvironment(env, folder)['PORT']).toBe('8181');
    expect(readEnvironment({ ENV_FILE: 'none' }, folder)['PORT']).toBeUndefined();
  });

  it('one that cannot be read is reported with what to do', () => {
    expect(() => readEnvironment({ ENV_FILE: 'missing' }, folder)).toThrow(
      /^The settings file .*missing cannot be read \(.*\): make it readable, or correct ENV_FILE\.$/,
    );
  });
});
