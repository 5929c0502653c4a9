import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '../../api-host/config';
import { settings } from '../../api-host/settings';
import { noticesOf, readSbom, type Sbom } from '../../scripts/build/packages';
import { openFolder } from '../support/openFolder';

const read = (file: string): string => readFileSync(path.join(__dirname, '../..', file), 'utf8');

/** Variables that only the compose file uses. */
const forCompose = ['SITE_DOMAIN', 'POSTGRES_PASSWORD', 'IMAGE_TAG'];

describe('OPS-8: the packaging names only what exists', () => {
  const example = read('ops/example.env');

  /** The example as an operator fills it in. */
  const filledIn = example.replaceAll(/=change-me/g, '=own');

  it('has an example of settings that starts a production host once it has secrets of its own', () => {
    const config = readConfig(parseEnv(filledIn));
    expect(config.warnings).toEqual([]);
    expect(config.sandbox).toBe(false);
  });

  it('SAFE-14: no host starts with a secret of the example, which everybody can read', () => {
    const secrets = [...example.matchAll(/^#?([A-Z_]+)=(?:[a-z0-9]+=)?(change-me-.{24,})$/gm)];
    expect(secrets.length).toBeGreaterThan(5);
    for (const [line, name = '', secret = ''] of secrets) {
      const kept = filledIn.replace(line.replace('=change-me', '=own'), line.replace('#', ''));
      expect(kept).toContain(secret);
      expect(() => readConfig(parseEnv(kept))).toThrow(
        new RegExp(`^${name}.* is still the secret of the example: create one`),
      );
    }
  });

  it('names only settings of the table in examples, units and images', () => {
    const named = [
      ...[...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name ?? ''),
      ...[...read('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
        line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ),
      ...[...read('ops/systemd/fs-online-portal.service').matchAll(/^Environment=(.*)$/gm)].flatMap(
        ([, line = '']) => line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
      ),
      ...[...read('ops/compose.yaml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name ?? ''),
    ];
    expect(named.length).toBeGreaterThan(20);
    const ofPostgres = /^POSTGRES_/;
    expect(
      named.filter(
        (name) => !Object.hasOwn(settings, name) && !forCompose.includes(name) && !ofPostgres.test(name),
      ),
    ).toEqual([]);
  });

  it('lets a host start that is also given the variables of compose', () => {
    const all = Object.fromEntries(forCompose.map((name) => [name, 'x']));
    expect(() => readConfig({ ...parseEnv(filledIn), ...all })).not.toThrow();
  });

  it('has a proxy that closes idle connections before the host does', () => {
    const [, proxy] = /^\s*keepalive (\d+)s$/m.exec(read('ops/Caddyfile')) ?? [];
    const [, host] = /keepAliveTimeout: (\d+)_000/.exec(read('api-host/buildApp.ts')) ?? [];
    expect(Number(proxy)).toBeLessThan(Number(host));
  });

  it('bounds the logs of every service of compose', () => {
    const [, services = ''] = /^services:\n((?: .*\n|\n)*)/m.exec(read('ops/compose.yaml')) ?? [];
    const each = services.split(/^ {2}(?=\w+:$)/m).slice(1);
    expect(each.map((service) => service.split(':')[0])).toEqual(['portal', 'database', 'proxy']);
    for (const service of each) expect(service).toMatch(/^ {4}logging: \{ driver: local \}$/m);
  });

  it('SAFE-10: keeps files of secrets out of the image’s build, in any folder', () => {
    expect(read('.dockerignore').split('\n')).toContain('**/.env');
  });

  it('copies only existing files into the image', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').slice(0, -1),
    );
    expect(copied.length).toBeGreaterThan(5);
    for (const file of copied) expect(() => read(file === '.' ? 'package.json' : file)).not.toThrow(/ENOENT/);
  });
});

describe('OPS-8: the notices of others’ software', () => {
  const component = (name: string, purl: string, licence?: string) => ({
    name,
    version: '1.0.0',
    purl,
    ...(licence !== undefined && { licenses: [{ license: { id: licence } }] }),
  });
  const sbomOf = (...components: Sbom['components']): Sbom => ({ bomFormat: 'CycloneDX', components });

  it('name each package with its licence and its text, and none of ours', () => {
    const { version } = JSON.parse(read('node_modules/react/package.json')) as { version: string };
    const react = { ...component('react', `pkg:npm/react@${version}`, 'MIT'), version };
    const notices = noticesOf(sbomOf(react, component('contract', 'pkg:npm/%40portal/contract@0.1.0')));
    expect(notices).toContain(`react ${version} (MIT)`);
    expect(notices).toContain('Permission is hereby granted, free of charge');
    expect(notices).not.toContain('contract');
  });

  it('stop the build where a package names no licence', () => {
    expect(() => noticesOf(sbomOf(component('odd', 'pkg:npm/odd@1.0.0')))).toThrow(
      'Packages without a licence: odd',
    );
  });
});

describe('OPS-8: an npm without the command sbom, as Debian has it', () => {
  const folder = openFolder('portal-npm-');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Prints what npm does and exits with this code: 0 by npm 9.2. */
  function npmThatExits(code: number): string {
    const npm = path.join(folder, `npm-${code}.cjs`);
    const said = 'Unknown command: "sbom"\n\nTo see a list of supported npm commands, run:\n  npm help';
    writeFileSync(npm, `console.log(${JSON.stringify(said)}); process.exitCode = ${code};`);
    return npm;
  }
  const why = /^npm sbom failed, which needs npm 10\.2 or newer, or 9\.9 \(Unknown command: "sbom"/;

  it.each([0, 1])('npm start builds without an SBOM, and says why: exit code %d', (code) => {
    expect(readSbom(npmThatExits(code), true)).toMatch(why);
  });

  it.each([0, 1])('every other build fails: exit code %d', (code) => {
    expect(() => readSbom(npmThatExits(code), false)).toThrow(why);
  });
});
