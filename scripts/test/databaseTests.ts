import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The Jest test files that need PostgreSQL: those that import tests/support/testCluster.ts directly or transitively. */
export function databaseTests(): string[] {
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--listTests', '--json', '--findRelatedTests', 'tests/support/testCluster.ts'];
  const options = { cwd: root, encoding: 'utf8' as const };
  return JSON.parse(execFileSync(process.execPath, args, options)) as string[];
}
