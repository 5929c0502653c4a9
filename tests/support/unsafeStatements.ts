import { migrationOf } from '../../api-host/db/schemaFiles';

/** Why a kind of statement must not be in a migration that runs while hosts are at work (docs/releases.md). */
const REASONS = {
  index:
    'locks its table while it is built; write `create index concurrently` in a file with `-- without-transaction`',
  rewrite: 'writes its whole table anew, which nobody else may use meanwhile',
  'not-null': 'fails or reads the whole table; add a validated check first',
  scan: 'reads its whole table under a lock; add it `not valid` and validate it in the next migration',
  backfill: 'holds locks on many rows; do it in batches by a worker',
  lock: 'locks out everybody else',
  contract: 'takes away what older hosts use; say `-- needs-hosts: <migration>`, once no older host runs',
  'without-transaction': 'can’t run in a transaction; say `-- without-transaction`',
} as const;

type Kind = keyof typeof REASONS;

const VOLATILE =
  /default\s+(gen_random_uuid|random|clock_timestamp|nextval|uuid|timeofday)|generated|serial\b/;
const CONSTRAINT = /\b(check|references|foreign key|unique|primary key|exclude)\b/;

/** The parts of an `alter table`, one for each action. Commas in parentheses do not separate actions. */
function actionsOf(text: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) actions.push('');
    else actions.push((actions.pop() ?? '') + sign);
  }
  return actions.map((action) => action.trim());
}

function kindOfAction(action: string): Kind | null {
  if (/^(drop column|drop (if exists )?(?!constraint\b)\w+$|rename)|\bdrop default$/.test(action))
    return 'contract';
  if (/^alter (column )?\w+ (set data )?type\b/.test(action)) return 'rewrite';
  if (/\bset not null$/.test(action)) return 'not-null';
  if (/^add (constraint\b|check|foreign|unique|primary|exclude)/.test(action))
    return /not valid$|using index/.test(action) ? null : 'scan';
  if (!/^add\b/.test(action)) return null;
  if (VOLATILE.test(action)) return 'rewrite';
  if (CONSTRAINT.test(action)) return 'scan';
  return /\bnot null\b/.test(action) && !/\bdefault\b/.test(action) ? 'not-null' : null;
}

function kindsOf(statement: string, isNew: (table: string) => boolean): Kind[] {
  const index = /^create (unique )?index (concurrently )?.*?\bon (only )?(\w+)/.exec(statement);
  if (index) return index[2] || isNew(index[4] ?? '') ? [] : ['index'];
  if (/^(drop index|reindex)\b/.test(statement)) return /concurrently/.test(statement) ? [] : ['index'];
  const altered = /^alter table (if exists )?(only )?(\w+) (.*)$/.exec(statement);
  if (altered)
    return isNew(altered[3] ?? '')
      ? []
      : actionsOf(altered[4] ?? '').flatMap((action) => kindOfAction(action) ?? []);
  const rows = /^(with .*)?(update|delete from|truncate( table)?) (only )?(\w+)/.exec(statement);
  if (rows) return isNew(rows[5] ?? '') ? [] : [rows[2]?.startsWith('truncate') ? 'lock' : 'backfill'];
  if (/^(lock|cluster|vacuum full)\b/.test(statement)) return ['lock'];
  const dropped = /^drop (table|view|function|procedure|type|schema) (if exists )?(\w+)/.exec(statement);
  if (dropped) return isNew(dropped[3] ?? '') ? [] : ['contract'];
  return /^alter \w+ .* rename to\b/.test(statement) ? ['contract'] : [];
}

/** The statements of a migration in lower case, without comments, function bodies and string literals. */
function statementsOf(sql: string): string[] {
  const bare = sql
    .replace(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/--.*$|"/gm, '');
  return bare
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
}

/**
 * The unsafe effects of a migration on hosts at work (OPS-2): `kind: statement: why`. A line `-- allowed: <kind>: <reason>` allows a
 * kind in its file, and `-- needs-hosts` allows what older hosts cannot tolerate.
 */
export function unsafeStatements(sql: string): string[] {
  const statements = statementsOf(sql);
  const { needsHosts, withoutTransaction } = migrationOf({ name: '', checksum: '', sql });
  const made = new Set(
    statements.flatMap((text) => /^create (?:\w+ )*?table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []),
  );
  const allowed = new Set([...sql.matchAll(/^-- allowed: ([\w-]+): \S.*$/gm)].map(([, kind]) => kind));
  if (needsHosts !== null) allowed.add('contract');
  return statements.flatMap((statement) => {
    const kinds = kindsOf(statement, (table) => made.has(table));
    if (/\bconcurrently\b/.test(statement) && !withoutTransaction) kinds.push('without-transaction');
    return kinds
      .filter((kind) => !allowed.has(kind))
      .map((kind) => `${kind}: ${statement}: ${REASONS[kind]}`);
  });
}
