import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentWithTable, settingsTable } from '../../scripts/settingsTable';

const root = path.resolve(__dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('docs/operating.md', () => {
  it('holds the table of settings as the host knows them (npm run docs writes it)', () => {
    expect(read('docs/operating.md')).toBe(documentWithTable());
    expect(read('docs/operating.md')).toContain(settingsTable());
  });
});

describe('documents', () => {
  const documents = [
    'README.md',
    'docs/operating.md',
    'docs/money.md',
    'tests/README.md',
    'scripts/README.md',
  ];

  it.each(documents)('%s names only npm scripts that exist', (name) => {
    const named = [...read(name).matchAll(/npm run ([a-z][\w:]*)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it.each(documents)('%s links only to files that exist', (name) => {
    const linked = [...read(name).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file = '']) => file);
    const missing = linked.filter((file) => !existsSync(path.join(root, path.dirname(name), file)));
    expect(missing).toEqual([]);
  });
});

describe('commands', () => {
  it('.ci/run runs the test command of README', () => {
    expect(read('README.md')).toContain('npm ci && npm test');
    expect(read('.ci/run')).toMatch(/^npm ci && npm test$/m);
  });
});
