import { readFileSync } from 'node:fs';
import { helpOfAll } from '../../../api-host/admin/parse';
import { documentWithHelp } from '../../../scripts/adminHelp';

it('docs/operating.md contains the current help of npm run admin (npm run docs writes it)', () => {
  expect(readFileSync('docs/operating.md', 'utf8')).toBe(documentWithHelp());
  expect(documentWithHelp()).toContain(helpOfAll());
});
