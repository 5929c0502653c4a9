import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { distributionFile } from '../../api-host/folders';

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const distribution = readFileSync(distributionFile, 'utf8');

/** The tables that db/distribution.sql distributes over the workers. */
export const workerTables: readonly string[] = [
  ...all(/create_distributed_table\('(\w+)'/g, distribution),
  ...all(/'(\w+)'/g, /unnest\(array\[('transactions'[^\]]+)\]/.exec(distribution)?.[1] ?? ''),
];

/** The tables that every server has, so that any statement may join them. */
const everywhere = all(/create_reference_table\('(\w+)'/g, distribution);

/** Tables on either side that a statement reads or writes. */
export interface Mixed {
  worker: string[];
  coordinator: string[];
}

/**
 * The tables of a statement that names tables of the workers and of the coordinator, which Citus may not be able to join (docs/citus.md).
 * Each `with … as materialized` is read first, so it counts as a statement of its own. `tables`: all tables of the schema.
 */
export function mixedTables(statement: string, tables: readonly string[]): Mixed[] {
  const { rest, parts } = withoutMaterialized(statement.replace(/--.*$/gm, '').replaceAll('"', ''));
  const named = new Set(
    all(/(?:\b(?:from|join|update|into|using)\s+(?:only\s+|lateral\s+)?|,\s*)(\w+)/g, rest).filter(
      (name) => tables.includes(name) && !everywhere.includes(name),
    ),
  );
  const worker = [...named].filter((name) => workerTables.includes(name));
  const coordinator = [...named].filter((name) => !workerTables.includes(name));
  return [
    ...(worker.length > 0 && coordinator.length > 0 ? [{ worker, coordinator }] : []),
    ...parts.flatMap((part) => mixedTables(part, tables)),
  ];
}

/** A statement without its materialized parts, and those parts. */
function withoutMaterialized(statement: string): { rest: string; parts: string[] } {
  const parts: string[] = [];
  let rest = statement;
  for (;;) {
    const start = /\bas materialized \(/.exec(rest);
    if (!start) return { rest, parts };
    const from = start.index + start[0].length;
    let open = 1;
    let end = from;
    for (; end < rest.length && open > 0; end += 1)
      open += Number(rest[end] === '(') - Number(rest[end] === ')');
    parts.push(rest.slice(from, end - 1));
    rest = rest.slice(0, start.index) + rest.slice(end);
  }
}

/** Methods of Kysely whose first argument names a table. */
const namesTable = /^(selectFrom|from|using|insertInto|updateTable|deleteFrom|(inner|left|right|full)Join)$/;

const methodOf = ({ expression }: ts.CallExpression): string | undefined =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;

/** The statements in a module: text of SQL, and calls of Kysely as `from table` for each table that they name. */
export function statementsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const statements: string[][] = [];
  const visit = (node: ts.Node, outer: string[] | null): void => {
    let current = outer;
    // A function with a body runs statements of its own.
    if (ts.isBlock(node)) current = null;
    else if (
      !current &&
      (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node) || ts.isTemplateLiteral(node))
    ) {
      current = [];
      statements.push(current);
    }
    if (
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    )
      current?.push(node.text);
    if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      const method = methodOf(node);
      if (method && namesTable.test(method) && first && ts.isStringLiteral(first))
        current?.push(`from ${first.text}`);
      if (method === 'with' && first?.getText().endsWith('.materialized()') && second) {
        visit(node.expression, current);
        visit(second, null);
        return;
      }
    }
    ts.forEachChild(node, (child) => visit(child, current));
  };
  visit(source, null);
  return statements.map((parts) => parts.join(' ? '));
}
