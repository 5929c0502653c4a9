import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../api-host/config';
import { openKeys } from '../../api-host/keys';
import { openFolder } from '../support/openFolder';

const folder = openFolder('portal-keys-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const secret = (letter: string) => letter.repeat(40);

describe('SAFE-10: where the keys come from', () => {
  it('the environment, in the order given', () => {
    const keys = openKeys(readConfig({ API_HOST_KEYS: `new=${secret('a')}, old=${secret('b')}` }));
    expect(keys.all('codes').map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('otherwise the data folder: created at the first start, readable by the owner only, and kept', () => {
    const dataDir = path.join(folder, 'data');
    const made = openKeys({ keys: null, dataDir });
    const file = path.join(dataDir, 'keys');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^1=[\w-]{43}\n$/);
    expect(openKeys({ keys: null, dataDir }).current('codes')).toEqual(made.current('codes'));
    writeFileSync(file, `2=${secret('c')}\n${readFileSync(file, 'utf8')}`);
    const rotated = openKeys({ keys: null, dataDir }).all('codes');
    expect(rotated.map(({ id }) => id)).toEqual(['2', '1']);
    expect(rotated[1]).toEqual(made.current('codes'));
  });

  it('reports an invalid or unreadable key on one line, without the key', () => {
    expect(() => readConfig({ API_HOST_KEYS: '1=short' })).toThrow(
      /^API_HOST_KEYS \(1\) must have at least 32/,
    );
    expect(() => readConfig({ API_HOST_KEYS: `1=${secret('a')},2=${secret('a')}` })).toThrow(/same secret/);
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    expect(() => openKeys({ keys: null, dataDir: path.join(file, 'data') })).toThrow(
      /^The keys in .* can't be read \(.*\): make the folder writable, or set API_HOST_KEYS\.$/,
    );
  });

  it('production with its own database requires them in the environment', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://a/b',
      PUBLIC_URL: 'https://portal.example.vn',
    };
    expect(() => readConfig(production)).toThrow(/needs API_HOST_KEYS/);
    expect(() => readConfig({ ...production, API_HOST_KEYS: `1=${secret('a')}` })).not.toThrow();
  });
});
