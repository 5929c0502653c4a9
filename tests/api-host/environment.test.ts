import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../api-host/environment';
import { openFolder } from '../support/openFolder';
import { repositoryRoot } from '../support/startHost';

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

  const read = (text: string) => {
    writeFileSync(path.join(folder, 'settings.env'), text);
    return readEnvironment({ ENV_FILE: 'settings.env' }, folder);
  };
  const example = readFileSync(path.join(repositoryRoot, 'ops/example.env'), 'utf8');

  it('is read from the example', () => {
    expect(read(example)).toMatchObject({ NODE_ENV: 'production', TRUST_PROXY: '1' });
  });

  it('a mistyped line in the example is reported, instead of swallowing the setting on the next line', () => {
    const line = example.split('\n').indexOf('NODE_ENV=production') + 1;
    expect(() => read(example.replace('NODE_ENV=', 'NODE_ENV '))).toThrow(
      new RegExp(`^Line ${line} of the settings file .*settings\\.env is not NAME=value\\.$`),
    );
  });

  it.each([
    ['A="two\nlines # of text"\nPORT 81\nB=1', /^Line 3 .* is not NAME=value\.$/],
    ['A="two\nlines" PORT=81\n', /^Line 2 .*: put the value of A into quotes/],
    ['A="secret\nB="1"\nPORT=81', /^Line 2 .*: put the value of A into quotes/],
    ["A='secret\n", /^Line 1 .*: put the value of A into quotes/],
    ['# it’s "quoted"\nA=secret#tail', /^Line 2 .*: put the value of A into quotes, since it contains a #/],
    ['A=#secret', /^Line 1 .*: put the value of A into quotes/],
    ['export\tA=secret', /^Line 1 .* is not NAME=value/],
  ])('a value that would be cut or joined is refused without being shown: %j', (text, error) => {
    expect(() => read(text)).toThrow(error);
    expect(() => read(text)).not.toThrow(/secret/);
  });

  it('may have quotes, comments and a mark of the byte order', () => {
    expect(
      read(
        "\uFEFFA=\"x#y\" # said 'so'\r\n  export B = it's #1\r\nC=\r\nD= # none\r\nE=`two\r\nlines`#\r\n\r\n# F=1\r\n",
      ),
    ).toMatchObject({ A: 'x#y', B: "it's", C: '', D: '', E: 'two\nlines' });
  });
});
