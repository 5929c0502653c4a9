import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import tseslint from 'typescript-eslint';

const root = path.resolve(__dirname, '../..');
const PREFIX = '@typescript-eslint/';

/** Rules of the strict preset that are not checked, and why. */
const unchecked = [
  // Style: `() => dispatch(action)` is short and clear.
  'no-confusing-void-expression',
  // A function may be async because its type says so.
  'require-await',
  // Oxlint does not have it yet.
  'no-unsafe-class-instance-assignment',
];

interface Rule {
  meta: { docs?: { requiresTypeChecking?: boolean } };
}

/** The rules of typescript-eslint's strict preset that need types. */
function strictRules(): string[] {
  const plugin: unknown = tseslint.plugin;
  const { rules: all } = plugin as { rules: Record<string, Rule> };
  return tseslint.configs.strictTypeChecked
    .flatMap(({ rules = {} }) => Object.entries(rules))
    .filter(([name, level]) => name.startsWith(PREFIX) && level !== 'off')
    .map(([name]) => name.slice(PREFIX.length))
    .filter((name) => all[name]?.meta.docs?.requiresTypeChecking === true);
}

function configuredRules(): string[] {
  const { overrides } = JSON.parse(readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')) as {
    overrides: { rules: Record<string, unknown> }[];
  };
  return Object.keys(overrides[0]?.rules ?? {}).map((name) => name.replace('typescript/', ''));
}

/** The rules that Oxlint reports for a file with this code. */
function brokenRules(code: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-lint-'));
  writeFileSync(path.join(folder, 'file.ts'), code);
  const options = { strict: true, target: 'es2022', noEmit: true };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', path.join(root, '.oxlintrc.json'), '-f', 'json', folder];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map((one) => one.code);
}

describe('rules that need types (docs/decisions/0132)', () => {
  it('are those of the strict preset', () => {
    expect([...configuredRules(), ...unchecked].sort()).toEqual(strictRules().sort());
  });

  it('are reported when broken', () => {
    const code = 'export async function send(): Promise<void> {}\nsend();\n';
    expect(brokenRules(code)).toEqual(['typescript(no-floating-promises)']);
    expect(brokenRules(code.replace('\nsend', '\nawait send'))).toEqual([]);
  });
});
