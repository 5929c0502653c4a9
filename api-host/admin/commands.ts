import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { topUpParts } from '../domain/money';
import { methodByName } from '../repositories/catalogue';
import { checkLedger } from '../repositories/ledgerCheck';
import { assignTransfer, playerIdByName, waitingTransfers, type Transfer } from '../repositories/transfers';

/** What a command did: whether all is well (the exit code), what to print, and the same as JSON. */
export interface CommandResult {
  ok: boolean;
  lines: string[];
  json: unknown;
}

export interface Command {
  /** The words that call it, with its arguments in angle brackets. */
  usage: string;
  meaning: string;
  run(db: Kysely<Database>, args: readonly string[]): Promise<CommandResult>;
}

const failed = (line: string): CommandResult => ({
  ok: false,
  lines: [line],
  json: { ok: false, message: line },
});

async function ledgerCheck(db: Kysely<Database>): Promise<CommandResult> {
  const report = await checkLedger(db);
  const { sound, players, transactions, findings } = report;
  const lines = findings.map(
    ({ rule, broken, examples }) => `BROKEN: ${rule}: ${broken} (${examples.join(', ')})`,
  );
  const summary = `${players} players, ${transactions} transactions: the ledger is ${sound ? 'sound' : 'NOT sound'}.`;
  return { ok: sound, lines: [...lines, summary], json: report };
}

async function transfersList(db: Kysely<Database>): Promise<CommandResult> {
  const waiting = await waitingTransfers(db);
  const lines = waiting.map(({ provider, externalId, amount, content, state, receivedAt }) =>
    [receivedAt.toISOString(), state, provider, externalId, `${amount} VND`, JSON.stringify(content)].join(
      '  ',
    ),
  );
  return { ok: true, lines: [...lines, `${waiting.length} transfers wait.`], json: waiting };
}

async function waitingTransfer(
  db: Kysely<Database>,
  provider: string,
  externalId: string,
): Promise<Transfer | undefined> {
  const row = await db
    .selectFrom('transfer_notices')
    .select(['amount', 'content'])
    .where('provider', '=', provider)
    .where('external_id', '=', externalId)
    .where('state', '<>', 'credited')
    .executeTakeFirst();
  return row && { provider, externalId, ...row };
}

async function transfersCredit(db: Kysely<Database>, args: readonly string[]): Promise<CommandResult> {
  const [provider = '', externalId = '', username = ''] = args;
  const transfer = await waitingTransfer(db, provider, externalId);
  if (!transfer) return failed(`No transfer ${provider}/${externalId} waits.`);
  const playerId = await playerIdByName(db, username);
  if (playerId === undefined) return failed(`There is no player ${username}.`);
  const method = await methodByName(db, provider);
  if (!method) return failed(`${provider} is no payment method, so its rates are not known.`);
  const parts = topUpParts(transfer.amount, method.rates);
  if (!parts) return failed('The transfer is worth more than a balance can hold.');
  const topUp = { playerId, type: `topup.${method.kind}`, ...parts };
  if (!(await assignTransfer(db, transfer, topUp)))
    return failed('Somebody else has settled this transfer just now.');
  const line = `Credited ${parts.recharge + parts.bonus} KP to ${username}.`;
  return { ok: true, lines: [line], json: { ok: true, username, kp: Number(parts.recharge + parts.bonus) } };
}

/** What `npm run admin -- …` knows. */
export const commands: readonly Command[] = [
  {
    usage: 'ledger check',
    meaning: 'Checks the books against themselves; exit code 1 when they are not sound.',
    run: ledgerCheck,
  },
  { usage: 'transfers list', meaning: 'Shows the transfers that wait for an operator.', run: transfersList },
  {
    usage: 'transfers credit <provider> <id> <username>',
    meaning: 'Credits a waiting transfer to a player, at the rates of today.',
    run: transfersCredit,
  },
];

/** The command that the words call, with its arguments. */
export function commandOf(words: readonly string[]): { command: Command; args: string[] } | undefined {
  for (const command of commands) {
    const pattern = command.usage.split(' ');
    const fits =
      pattern.length === words.length &&
      pattern.every((part, at) => part.startsWith('<') || part === words[at]);
    if (fits) return { command, args: words.filter((_, at) => pattern[at]?.startsWith('<')) };
  }
  return undefined;
}
