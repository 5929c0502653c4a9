import { readFileSync } from 'node:fs';
import { kitSurface, surfaceFile } from '../../scripts/kit/surface';

jest.setTimeout(180_000);

it('what the kit exports is what ui-kit/api.txt says', () => {
  const written = readFileSync(surfaceFile, 'utf8').split('\n');
  const found = kitSurface().split('\n');
  const changes = [
    ...written.filter((line) => !found.includes(line)).map((line) => `- ${line}`),
    ...found.filter((line) => !written.includes(line)).map((line) => `+ ${line}`),
  ];
  const same = changes.length === 0 && found.join('\n') === written.join('\n');
  expect(
    same
      ? ''
      : [
          'The public surface of the kit has changed:',
          ...changes.map((line) => `  ${line}`),
          'Not meant: undo it; others rely on it.',
          'Meant: run `npm run api:kit`, say it in ui-kit/CHANGELOG.md, raise the version in ui-kit/package.json',
          '(major when something was removed, renamed or newly needed, minor when something was added).',
        ].join('\n'),
  ).toBe('');
});
