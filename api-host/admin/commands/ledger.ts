import { checkSnapshot } from '../../repositories/ledgerCheck';
import { operatorActions, type OperatorAction } from '../../repositories/operatorActions';
import type { Command } from '../command';
import { limited } from '../limited';
import { cell, table } from '../table';
import { accessTo, limitOption } from './lookups';

const SHOWN = 50;

const ledgerCheck: Command = {
  words: 'ledger check',
  meaning: 'Checks that the ledger is consistent; exit code 1 if it is not.',
  details: [
    'Only reads, from one consistent view of the data, while hosts keep running. Run it after a restore, and whenever in doubt.',
  ],
  examples: [{ typed: 'ledger check', meaning: 'one line if the ledger is sound, otherwise the faults' }],
  async read(db) {
    const report = await checkSnapshot(db);
    const { sound, players, transactions, findings } = report;
    const lines = findings.map(({ rule, broken, examples }) => {
      const more = broken > examples.length ? [`and ${broken - examples.length} more`] : [];
      return `BROKEN: ${rule}: ${broken} (${[...examples, ...more].join(', ')})`;
    });
    const summary = `${players} players, ${transactions} transactions: the ledger is ${sound ? 'sound' : 'NOT sound'}.`;
    return { ok: sound, lines: [...lines, summary], json: { ...report } };
  },
};

const values = (record: OperatorAction['before']): string =>
  record === null
    ? '-'
    : Object.entries(record)
        .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
        .join(', ');

const auditList: Command = {
  words: 'audit list',
  meaning: 'Lists operators’ actions, newest first. Nobody can change or remove a row.',
  options: [
    { name: 'operator', value: 'name', meaning: 'only the actions of this operator' },
    { name: 'action', value: 'words', meaning: 'only this command, or the first word of several commands' },
    { name: 'target', value: 'target', meaning: 'only actions on this target, such as "player demo"' },
    limitOption(SHOWN),
  ],
  examples: [
    { typed: 'audit list --target "player demo"', meaning: 'all actions on demo' },
    {
      typed: 'audit list --action transfers --limit 200',
      meaning: 'the last 200 actions on transfers',
    },
  ],
  async read(db, input) {
    const filter = {
      operator: input.option('operator'),
      action: input.option('action'),
      target: input.option('target'),
    };
    const { rows, more, rest } = await limited(input, SHOWN, (most) => operatorActions(db, filter, most));
    return {
      lines: [
        ...table(
          rows,
          {
            AUDIT: ({ id }) => id,
            WHEN: ({ at }) => at,
            WHO: ({ operator, osUser }) => (operator === osUser ? operator : `${operator} (${osUser})`),
            ACTION: ({ action }) => action,
            TARGET: ({ target }) => target,
            BEFORE: ({ before }) => cell(values(before)),
            AFTER: ({ after }) => cell(values(after)),
            REASON: ({ reason }) => reason,
          },
          'None.',
        ),
        ...rest,
      ],
      json: { actions: rows, more },
      access: accessTo('audit', { ...filter, shown: rows.length }),
    };
  },
};

export const ledgerCommands = [ledgerCheck, auditList];
