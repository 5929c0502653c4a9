import { checkLedger } from '../../repositories/ledgerCheck';
import { operatorActions, type OperatorAction } from '../../repositories/operatorActions';
import type { Command } from '../command';
import { cell, table } from '../table';
import { parseLimit } from '../values';

const SHOWN = 50;

const ledgerCheck: Command = {
  words: 'ledger check',
  meaning: 'Checks that the ledger is consistent; exit code 1 when it is not.',
  details: [
    'It only reads, on one snapshot, while hosts go on working. Run it after a restore, and whenever in doubt.',
  ],
  examples: [{ typed: 'ledger check', meaning: 'one line when all is sound, else what is broken' }],
  async read(db) {
    const report = await checkLedger(db);
    const { sound, players, transactions, findings } = report;
    const lines = findings.map(
      ({ rule, broken, examples }) => `BROKEN: ${rule}: ${broken} (${examples.join(', ')})`,
    );
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
  meaning: 'Lists what operators did, newest first. Nobody can change or remove a row.',
  options: [
    { name: 'operator', value: 'name', meaning: 'what one of them did' },
    { name: 'action', value: 'words', meaning: 'one command, or the first word of several' },
    { name: 'target', value: 'target', meaning: 'what was done to one thing, such as "player demo"' },
    { name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` },
  ],
  examples: [
    { typed: 'audit list --target "player demo"', meaning: 'what was done to demo' },
    {
      typed: 'audit list --action transfers --limit 200',
      meaning: 'every transfer that an operator settled',
    },
  ],
  async read(db, input) {
    const filter = {
      operator: input.option('operator'),
      action: input.option('action'),
      target: input.option('target'),
    };
    const actions = await operatorActions(db, filter, parseLimit(input.option('limit'), SHOWN));
    return {
      lines: table(
        actions,
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
        'Nothing.',
      ),
      json: { actions },
    };
  },
};

export const ledgerCommands = [ledgerCheck, auditList];
