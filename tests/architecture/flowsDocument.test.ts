import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const MOST = 25;

const flows = readFileSync(path.join(root, 'docs/flows.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.split('\n', 1)[0] ?? '',
    files: [...text.matchAll(/^\d+\. \[`([^`]+)`\]\(\.\.\/([^)]+)\)/gm)].map(([, name = '', link = '']) => ({
      name,
      link,
    })),
    lines: [...text.matchAll(/^\d+\. /gm)].length,
  }));

describe('docs/flows.md', () => {
  it('describes three flows', () => expect(flows).toHaveLength(3));

  it.each(flows)(`$title: at most ${MOST} files, each existing and none twice`, ({ files, lines }) => {
    expect(files).toHaveLength(lines);
    expect(files.length).toBeLessThanOrEqual(MOST);
    expect(files.filter(({ name, link }) => name !== link || !existsSync(path.join(root, name)))).toEqual([]);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });
});
