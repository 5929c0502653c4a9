import { readFileSync } from 'node:fs';
import path from 'node:path';
import { commands } from '../../../api-host/admin/commands';
import { commandsOfRole, leastRole, mayRun } from '../../../api-host/admin/roles';
import { documentWithRoles } from '../../../scripts/adminRoles';

describe('OPS-6: the roles of operators', () => {
  it('name every command once, and nothing that is not a command', () => {
    const named = Object.values(commandsOfRole).flat();
    expect([...named].sort()).toEqual(commands.map(({ words }) => words).sort());
  });

  it('include the commands of the lower roles; a command without a role is for admins only', () => {
    expect([leastRole('players show'), leastRole('recall'), leastRole('zones close')]).toEqual([
      'support',
      'finance',
      'admin',
    ]);
    expect(mayRun('support', 'players show')).toBe(true);
    expect(mayRun('support', 'recall')).toBe(false);
    expect(mayRun('finance', 'players show')).toBe(true);
    expect(mayRun('finance', 'zones close')).toBe(false);
    expect(mayRun('admin', 'recall')).toBe(true);
    expect(mayRun('finance', 'made up')).toBe(false);
  });

  it('are listed in the table of docs/operating.md (npm run docs writes it)', () => {
    const file = path.resolve(__dirname, '../../../docs/operating.md');
    expect(readFileSync(file, 'utf8')).toBe(documentWithRoles());
    expect(documentWithRoles()).toContain('| finance | `recall`');
  });
});
