import { readConfig } from '../../config';
import { choosePayer, payerHints } from '../../domain/transferContent';
import {
  countTransfers,
  listTransfers,
  transferFilters,
  transferRow,
  type TransferRow,
} from '../../repositories/operatorTransfers';
import type { AuditEntry } from '../../repositories/operatorActions';
import { findPayers } from '../../repositories/transfers';
import { Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { cell, facts, table } from '../table';
import { parseChoice, parseLimit } from '../values';
import { limitOption, accessTo } from './lookups';

const SHOWN = 50;

export const transferArgs = [
  { name: 'provider', meaning: 'the bank or wallet that reported it, from transfers list' },
  { name: 'id', meaning: 'the provider’s id of the transfer, from transfers list' },
];

/** The first columns of every list of transfers. */
export const transferColumns = {
  RECEIVED: (row: TransferRow) => row.receivedAt,
  STATE: ({ state }: TransferRow) => state,
  PROVIDER: ({ provider }: TransferRow) => provider,
  ID: ({ externalId }: TransferRow) => externalId,
  'AMOUNT (VND)': ({ amount }: TransferRow) => amount,
};

export const nameOf = ({ provider, externalId }: { provider: string; externalId: string }): string =>
  cell(`${provider}/${externalId}`);

/** `seen`: what else was shown with the transfer. */
export const accessToTransfer = (
  { provider, externalId, state }: TransferRow,
  seen: Record<string, unknown> = {},
  reason?: string,
): AuditEntry => accessTo(`transfer ${provider}/${externalId}`, { state, ...seen }, reason);

export async function transferNamed(db: Db, provider: string, id: string): Promise<TransferRow> {
  const transfer = await transferRow(db, provider, id);
  if (!transfer)
    throw new Refusal(
      `There is no transfer ${cell(`${provider}/${id}`)}: see ${PROGRAM} transfers list --state all.`,
    );
  return transfer;
}

const list: Command = {
  words: 'transfers list',
  meaning: 'Lists the transfers that wait for an operator, oldest first.',
  details: [
    'A transfer waits if its content does not clearly name a player (unmatched), or if it is worth more than a balance can hold (rejected).',
  ],
  options: [
    { name: 'state', value: 'state', meaning: `${transferFilters.join(', ')}; default waiting` },
    limitOption(SHOWN),
  ],
  examples: [
    { typed: 'transfers list', meaning: 'all waiting transfers' },
    { typed: 'transfers list --state declined', meaning: 'transfers that operators rejected' },
  ],
  async read(db, input) {
    const filter = parseChoice(input.option('state') ?? 'waiting', 'state', transferFilters);
    const transfers = await listTransfers(db, filter, parseLimit(input.option('limit'), SHOWN));
    const count = await countTransfers(db, filter);
    const shown = {
      ...transferColumns,
      ...(filter !== 'waiting' && { PLAYER: ({ username }: TransferRow) => username }),
      CONTENT: ({ content }: TransferRow) => content,
    };
    const more = count > transfers.length;
    const rest = more ? [`${count} in total: raise --limit to see more.`] : [];
    return {
      lines: [...table(transfers, shown, 'None.'), ...rest],
      json: { transfers, count, more },
      access: accessTo('transfers', { state: filter, shown: transfers.length }),
    };
  },
};

const show: Command = {
  words: 'transfers show',
  meaning: 'Shows a transfer, and the players that its content may name.',
  args: transferArgs,
  examples: [{ typed: 'transfers show techcombank FT26325123456', meaning: 'that transfer' }],
  async read(db, input, _caller, env) {
    const transfer = await transferNamed(db, input.arg('provider'), input.arg('id'));
    const hints = payerHints(transfer.content, readConfig(env).brand?.transferMarker);
    const mayMean = await findPayers(db, hints);
    const meant = choosePayer(hints, mayMean);
    return {
      lines: [
        ...facts({
          Transfer: nameOf(transfer),
          State: transfer.state,
          'Amount (VND)': transfer.amount,
          Content: transfer.content,
          Received: transfer.receivedAt,
          Settled: transfer.settledAt,
          'Credited to': transfer.username,
          'Credited (KP)': transfer.credited,
          Transaction: transfer.transactionId,
        }),
        '',
        'Players that it may name',
        ...table(
          mayMean,
          {
            USERNAME: ({ username, deleted }) => (deleted ? `${username} (deleted)` : username),
            NUMBER: ({ id }) => id || '',
          },
          'None.',
        ),
      ],
      json: { transfer, mayMean, meant: meant?.username ?? null },
      access: accessToTransfer(transfer),
    };
  },
};

export const transferReads = [list, show];
