import { readFileSync } from 'node:fs';
import { UnreadableCell } from '../../domain/statement/cells';
import { compareStatement, type Comparison } from '../../domain/statement/compare';
import { readStatement, type StatementLine } from '../../domain/statement/readStatement';
import { referenceKey } from '../../domain/transferClaim';
import { transfersForStatement, type TransferRow } from '../../repositories/operatorTransfers';
import { Refusal, UsageError, type Input, type ReadCommand } from '../command';
import { printable, table } from '../table';
import { parseDay } from '../values';
import { lookedAt } from './lookups';
import { methodNamed } from './methods';

interface Days {
  begin: Date;
  end: Date;
}

function daysOf(input: Input): Days {
  const [first, last] = [parseDay(input.required('from')), parseDay(input.required('to'))];
  if (first.begin > last.begin) throw new UsageError('--from is after --to.');
  return { begin: first.begin, end: last.end };
}

function linesOf(input: Input): StatementLine[] {
  const name = input.required('file');
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
  DAY: ({ at }: StatementLine) => at,
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
  ...section(`The bank has ${missingHere.length} that the portal lacks:`, missingHere, shownLine),
  ...section(`The portal has ${missingThere.length} that the bank lacks:`, missingThere, {
    RECEIVED: ({ receivedAt }) => receivedAt,
    ID: ({ externalId }) => externalId,
    'AMOUNT (VND)': ({ amount }) => amount,
    STATE: ({ state }) => state,
    PLAYER: ({ username }) => username,
    CONTENT: ({ content }) => content,
  }),
  ...section(`${differing.length} with the same reference and another amount:`, differing, {
    LINE: ({ line }) => line.line,
    REFERENCE: ({ line }) => line.reference,
    'BANK (VND)': ({ line }) => line.amount,
    'PORTAL (VND)': ({ transfer }) => transfer.amount,
    STATE: ({ transfer }) => transfer.state,
    PLAYER: ({ transfer }) => transfer.username,
  }),
  ...section(`${repeated.length} with a reference that stands above already:`, repeated, shownLine),
];

const reconcile: ReadCommand = {
  words: 'reconcile',
  meaning: 'Compares a bank’s statement (CSV) with the transfers of a method; exit code 1 when they differ.',
  details: [
    'It tells what the bank has and the portal lacks, and the reverse. It credits nothing: let the bank’s service report again what is missing. Transfers are found by the bank’s reference, else by amount, content and day.',
    'Amounts are exact, as 1234567, 1.234.567 or 1,234,567.00; days are those of Vietnam, as 21/11/2026 or 2026-11-21. The file is in UTF-8; headings are found by their usual names.',
  ],
  options: [
    { name: 'method', value: 'method', meaning: 'whose account the statement is of', required: true },
    { name: 'file', value: 'file', meaning: 'the statement, as CSV', required: true },
    { name: 'from', value: 'day', meaning: 'its first day, such as 2026-11-01', required: true },
    { name: 'to', value: 'day', meaning: 'its last day', required: true },
    { name: 'reference-column', value: 'heading', meaning: 'over the bank’s ids of the transfers' },
    { name: 'amount-column', value: 'heading', meaning: 'over what came in, in VND' },
    { name: 'content-column', value: 'heading', meaning: 'over the contents' },
    { name: 'date-column', value: 'heading', meaning: 'over the days' },
  ],
  examples: [
    {
      typed:
        'reconcile --method vietcombank --file docs/examples/statement.csv --from 2026-01-01 --to 2026-01-31',
      meaning: 'the statement of January',
    },
    {
      typed:
        'reconcile --method vietcombank --file docs/examples/statement.csv --from 2026-01-01 --to 2026-01-31 --amount-column "Ghi có" --reference-column "Số tham chiếu"',
      meaning: 'with the headings of these columns',
    },
  ],
  async read(db, input) {
    const days = daysOf(input);
    const method = await methodNamed(db, input.required('method'));
    const inTime = (at: Date | null) => at === null || (at >= days.begin && at < days.end);
    const lines = linesOf(input).filter(({ at }) => inTime(at));
    const references = lines.flatMap(({ reference }) => referenceKey(reference) ?? []);
    const transfers = await transfersForStatement(db, method.name, { ...days, references });
    const within = ({ receivedAt }: TransferRow) => inTime(receivedAt);
    const found = compareStatement(lines, transfers, within);
    const { missingHere, missingThere, differing, repeated, same, sameByContent } = found;
    const ok = missingHere.length + missingThere.length + differing.length + repeated.length === 0;
    const ours = transfers.filter(within);
    return {
      ok,
      lines: [
        ...report(found),
        `Bank: ${lines.length} transfers, ${sum(lines)} VND. Portal: ${ours.length} transfers, ${sum(ours)} VND.`,
        `On both sides: ${same}${sameByContent > 0 ? `, of which ${sameByContent} by amount, content and day` : ''}. ${ok ? 'Nothing is missing.' : 'They do NOT agree.'}`,
      ],
      json: { method: method.name, ...found, bank: sum(lines), portal: sum(ours) },
      look: lookedAt(`method ${method.name}`, { lines: lines.length, same, agree: ok }),
    };
  },
};

export const reconcileCommands = [reconcile];
