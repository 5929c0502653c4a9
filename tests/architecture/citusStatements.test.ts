import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../support/citations/repositoryFiles';
import { mixedTables, statementsIn, workerTables } from '../support/mixedStatements';

// docs/citus.md, "Rules for code changes". On Citus itself, `npm run test:citus` runs only the statements of money.

const root = path.resolve(__dirname, '../..');
const files = [...repositoryFiles().keys()].filter((file) => file.startsWith('api-host/'));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const tables = files
  .filter((file) => file.startsWith('api-host/db/migrations/'))
  .flatMap((file) =>
    [...read(file).matchAll(/^create (?:unlogged )?table (?:if not exists )?(\w+)/gm)].map(
      ([, name = '']) => name,
    ),
  );

/** A module, the tables of the workers and those of the coordinator. */
const found = (file: string, statements: string[]) =>
  statements
    .flatMap((statement) => mixedTables(statement, tables))
    .map(({ worker, coordinator }) => `${file}: ${worker.join()} with ${coordinator.join()}`);

it('OPS-7: knows the tables of the workers and of the coordinator', () => {
  expect(workerTables).toHaveLength(9);
  expect(tables).toEqual(expect.arrayContaining([...workerTables, 'players', 'transfer_notices', 'alarms']));
});

it('OPS-7: no statement of a module joins tables of the workers with tables of the coordinator', () => {
  const modules = files.filter((file) => /\.ts$/.test(file));
  expect(modules.flatMap((file) => found(file, statementsIn(path.join(root, file))))).toEqual([]);
});

it('OPS-7: no statement of a function in the database does either', () => {
  const functions = files.filter((file) => file.startsWith('api-host/db/functions/'));
  expect(functions.flatMap((file) => found(file, read(file).replace(/--.*$/gm, '').split(';')))).toEqual([]);
});

it('OPS-7: finds such a statement however it names its tables', () => {
  const one = [{ worker: ['balances'], coordinator: ['players'] }];
  expect(mixedTables('select from players p join balances b on true', tables)).toEqual(one);
  expect(mixedTables('select from players p, balances b', tables)).toEqual(one);
  expect(mixedTables('select (select credit from balances) from "players"', tables)).toEqual(one);
  expect(
    mixedTables('with b as (select from balances) select from b join players p on true', tables),
  ).toEqual(one);
  expect(
    mixedTables('with b as materialized (select (1) from balances) select from b, players', tables),
  ).toEqual([]);
  expect(mixedTables('with x as materialized (select from balances, players) select from x', tables)).toEqual(
    one,
  );
  expect(mixedTables('select from account_zones a join zones z on true', tables)).toEqual([]);
});
