import { readFileSync } from 'node:fs';
import type { Environment } from '../../config';
import { UnreadableCell } from '../../domain/statement/cells';
import { CLOSE_MS, compareStatement, type Comparison } from '../../domain/statement/compare';
import { readStatement, type StatementLine } from '../../domain/statement/readStatement';
import { referenceKey } from '../../domain/transferClaim';
import { vietnameseDate } from '../../domain/vietnameseDay';
import { transfersForStatement, type TransferRow } from '../../repositories/operatorTransfers';
import { Refusal, UsageError, type Input, type ReadCommand } from '../command';
import { printable, table } from '../table';
import { parseDay } from '../values';
import { counted, accessTo, pathOf } from './lookups';
import { methodNamed } from './methods';

/** `from` is inclusive, `until` exclusive. */
interface Days {
  from: Date;
  until: Date;
}

function daysOf(input: Input): Days {
  const [first, last] = [parseDay(input.required('from')), parseDay(input.required('to'))];
  if (first.from > last.from) throw new UsageError('--from is after --to.');
  return { from: first.from, until: last.until };
}

function linesOf(env: Environment, input: Input): StatementLine[] {
  const name = pathOf(env, input.required('file'));
  let file: Buffer;
  try {
    file = readFileSync(name);
  } catch (error) {
    throw new Refusal(
      `${printable(name)} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
    );
  }
  const named = (column: string) => {
    const heading = input.option(`${column}-column`);
    return heading === undefined ? {} : { [column]: heading };
  };
  try {
    return readStatement(file, {
      ...{ ...named('reference'), ...named('amount') },
      ...{ ...named('content'), ...named('date') },
    });
  } catch (error) {
    if (error instanceof UnreadableCell) throw new Refusal(`${error.message}.`);
    throw error;
  }
}

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

const shownLine = {
  LINE: ({ line }: StatementLine) => line,
  DAY: ({ at }: StatementLine) => at && vietnameseDate(at),
  REFERENCE: ({ reference }: StatementLine) => reference,
  'AMOUNT (VND)': ({ amount }: StatementLine) => amount,
  CONTENT: ({ content }: StatementLine) => content,
};

const section = <Row>(
  heading: string,
  rows: readonly Row[],
  shown: Parameters<typeof table<Row>>[1],
): string[] => (rows.length === 0 ? [] : [heading, ...table(rows, shown, ''), '']);

const report = ({ missingHere, missingThere, differing, repeated }: Comparison<TransferRow>): string[] => [
  ...section(`${missingHere.length} only at the bank:`, missingHere, shownLine),
  ...section(`${missingThere.length} only in the portal:`, missingThere, {
    RECEIVED: ({ receivedAt }) => receivedAt,
    ID: ({ externalId }) => externalId,
    'AMOUNT (VND)': ({ amount }) => amount,
    STATE: ({ state }) => state,
    PLAYER: ({ username }) => username,
    CONTENT: ({ content }) => content,
  }),
  ...section(`${differing.length} with the same reference but different amounts:`, differing, {
    LINE: ({ line }) => line.line,
    REFERENCE: ({ line }) => line.reference,
    'BANK (VND)': ({ line }) => line.amount,
    'PORTAL (VND)': ({ transfer }) => transfer.amount,
    STATE: ({ transfer }) => transfer.state,
    PLAYER: ({ transfer }) => transfer.username,
  }),
  ...section(`${repeated.length} with a reference already used by an earlier line:`, repeated, shownLine),
];

const reconcile: ReadCommand = {
  words: 'reconcile',
  meaning:
    'Compares a bank statement (CSV) with the transfers of a payment method; exit code 1 if they differ.',
  details: [
    'Lists the transfers that only the bank has, those that only the portal has, and those whose amounts differ. It credits nothing: let the bank’s service report missing transfers again. Transfers match by the bank’s reference, otherwise by amount, content and day. A transfer of midnight may be on different days at the bank and in the portal: use a file with a day more at either end.',
    'The file must be UTF-8. Amounts are written as 1234567, 1.234.567 or 1,234,567.00; dates, in Vietnam time, as 21/11/2026 or 2026-11-21. The usual column headings are recognized.',
  ],
  options: [
    {
      name: 'method',
      value: 'method',
      meaning: 'payment method whose account the statement is for',
      required: true,
    },
    { name: 'file', value: 'file', meaning: 'the statement (CSV)', required: true },
    { name: 'from', value: 'day', meaning: 'first day to compare, such as 2026-11-01', required: true },
    { name: 'to', value: 'day', meaning: 'last day to compare', required: true },
    {
      name: 'reference-column',
      value: 'heading',
      meaning: 'heading of the column with the bank’s references',
    },
    {
      name: 'amount-column',
      value: 'heading',
      meaning: 'heading of the column with the incoming amounts, in VND',
    },
    { name: 'content-column', value: 'heading', meaning: 'heading of the column with the contents' },
    { name: 'date-column', value: 'heading', meaning: 'heading of the column with the dates' },
  ],
  examples: [
    {
      typed:
        'reconcile --method vietcombank --file docs/examples/statement.csv --from 2026-01-01 --to 2026-01-31',
      meaning: 'the statement for January',
    },
    {
      typed:
        'reconcile --method vietcombank --file docs/examples/statement.csv --from 2026-01-01 --to 2026-01-31 --amount-column "Ghi có" --reference-column "Số tham chiếu"',
      meaning: 'the same, with other column headings',
    },
  ],
  async read(db, input, _, env) {
    const days = daysOf(input);
    const method = await methodNamed(db, input.required('method'));
    const inTime = (at: Date | null) => at === null || (at >= days.from && at < days.until);
    const all = linesOf(env, input);
    const references = all.flatMap(({ reference }) => referenceKey(reference) ?? []);
    const transfers = await transfersForStatement(db, method.name, {
      from: new Date(days.from.getTime() - CLOSE_MS),
      until: new Date(days.until.getTime() + CLOSE_MS),
      references,
    });
    const found = compareStatement(all, transfers, inTime);
    const lines = all.filter(({ at }) => inTime(at));
    const { missingHere, missingThere, differing, repeated, same, sameByContent } = found;
    const ok = missingHere.length + missingThere.length + differing.length + repeated.length === 0;
    const ours = transfers.filter(({ receivedAt }) => inTime(receivedAt));
    return {
      ok,
      lines: [
        ...report(found),
        `Bank: ${counted(lines.length, 'transfer')}, ${sum(lines)} VND. Portal: ${counted(ours.length, 'transfer')}, ${sum(ours)} VND.`,
        `Matched: ${same}${sameByContent > 0 ? `, of which ${sameByContent} by amount, content and day` : ''}. ${ok ? 'Bank and portal agree.' : 'Bank and portal do NOT agree.'}`,
      ],
      json: { method: method.name, ...found, bank: sum(lines), portal: sum(ours) },
      access: accessTo(`method ${method.name}`, { lines: lines.length, same, agree: ok }),
    };
  },
};

export const reconcileCommands = [reconcile];
