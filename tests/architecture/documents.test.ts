import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../support/citations/repositoryFiles';
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
  const documents = [...repositoryFiles().keys()].filter((file) => /\.mdx?$/.test(file));

  it.each(documents)('%s names only npm scripts that exist', (name) => {
    const named = [...read(name).matchAll(/npm run ([a-z][\w:]*)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const folder = path.join(root, 'docs/decisions');
  const records = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));

  it.each(records)('%s has the form of a decision and its line in the index', (file) => {
    const text = read(`docs/decisions/${file}`);
    const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
    const [, status = ''] = /^\*\*Status:\*\* (accepted|withdrawn)\b/m.exec(text) ?? [];
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
    expect(file.startsWith(`${number}-`)).toBe(true);
    expect(read('docs/decisions/README.md')).toContain(`| ${number} | [${title}](${file}) | ${status} |`);
  });
});

describe('commands', () => {
  it('.ci/run runs the test command of README', () => {
    expect(read('README.md')).toContain('npm ci && npm test');
    expect(read('.ci/run')).toMatch(/^npm ci && npm test$/m);
  });
});
