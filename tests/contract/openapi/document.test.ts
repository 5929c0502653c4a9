import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { calls } from '@portal/contract';
import { openApiDocument } from '@portal/contract/openapi';
import { openApiFile, openApiText } from '../../../scripts/openapi';
import { documentWithTables } from '../../../scripts/ownHostTables';

const document = openApiDocument();

interface OperationObject {
  operationId: string;
  responses: Record<string, object>;
  'x-addition'?: true;
  'x-when-absent'?: string;
}
const documented = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    operation: operation as OperationObject,
  })),
);

/** The errors that the two validators report for a document. */
const faultsOf = (given: object): { seriousme: string[]; readme: string[] } =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/validateOpenApi.ts'], {
      input: JSON.stringify(given),
      encoding: 'utf8',
    }),
  ) as { seriousme: string[]; readme: string[] };

describe('HOST-6: the OpenAPI document', () => {
  it('is stored in docs/openapi.json as generated from the contract (npm run openapi writes it)', () => {
    expect(readFileSync(openApiFile, 'utf8')).toBe(openApiText());
  });

  it('has its current tables in docs/your-own-host.md (npm run openapi writes them)', () => {
    expect(readFileSync('docs/your-own-host.md', 'utf8')).toBe(documentWithTables());
  });

  it('is accepted by two independent validators', () => {
    expect(faultsOf(document)).toEqual({ seriousme: [], readme: [] });
  });

  it('is refused by both validators if it is invalid', () => {
    const { seriousme, readme } = faultsOf({ ...document, paths: { '/api/me': { get: { responses: 7 } } } });
    expect([seriousme.length > 0, readme.length > 0]).toEqual([true, true]);
  });

  it('has every call of the contract, and no other', () => {
    expect(documented.map(({ call }) => call).sort()).toEqual(
      calls.map(({ method, path }) => `${method} ${path}`).sort(),
    );
  });

  it('marks the additions, and describes the portal without them', () => {
    const marked = documented.filter(({ operation }) => operation['x-addition']);
    expect(marked.map(({ call }) => call).sort()).toEqual(
      calls.flatMap((call) => ('addition' in call ? [`${call.method} ${call.path}`] : [])).sort(),
    );
    for (const { operation } of marked) expect(operation['x-when-absent']).toMatch(/\w\.$/);
  });

  it('has a schema for every entity and every payload of the contract', () => {
    const entities = readdirSync('contract/entities').map((file) => `entities/${file}`);
    const named = [...entities, 'payloads.ts', 'errors.ts', 'moneyEvents.ts'].flatMap((file) =>
      [...readFileSync(`contract/${file}`, 'utf8').matchAll(/^export interface (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    );
    expect(named).toContain('User');
    expect(named.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });

  it.each([
    ['POST /login', ['2XX', '419', '422', '429', '503']],
    ['GET /api/me', ['200', '401', '429', '503']],
    ['POST /api/recharge/game', ['200', '401', '409', '419', '422', '429', '503']],
    ['GET /api/gift-codes', ['200', '401', '404', '405', '501', '429', '503']],
    ['GET /reset-password/:token', ['2XX', '404', '422', '429', '503']],
  ])('lists the statuses that %s may return', (call, statuses) => {
    const found = documented.find((one) => one.call === call);
    expect(Object.keys(found?.operation.responses ?? {}).sort()).toEqual([...statuses, 'default'].sort());
  });
});
