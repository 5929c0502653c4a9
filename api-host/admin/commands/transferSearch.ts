import { searchTransfers, transferFilters, type TransferRow } from '../../repositories/operatorTransfers';
import { UsageError, type Input, type ReadCommand } from '../command';
import { table } from '../table';
import { parseDay, parseLimit, parseText, parseVnd } from '../values';
import { anyPlayerNamed, lookedAt } from './lookups';
import { stateOf } from './transfers';

const SHOWN = 50;

/** '50000', '50000-' and '50000-100000'. */
function amounts(typed: string | undefined): { least?: number; most?: number } {
  if (typed === undefined) return {};
  const [, least = '', dash, most = ''] = /^([0-9]*)(-?)([0-9]*)$/.exec(typed) ?? [];
  if (!least && !most) throw new UsageError(`"${typed}" is no amount: write 50000, or 50000-100000.`);
  return {
    ...(least && { least: parseVnd(least) }),
    ...(dash ? most && { most: parseVnd(most) } : { most: parseVnd(least) }),
  };
}

const some = (input: Input, name: string): string | undefined => {
  const text = input.option(name);
  return text === undefined ? undefined : parseText(text, name, 128);
};

const search: ReadCommand = {
  words: 'transfers search',
  meaning: 'Finds transfers by amount, time, content, reference, method, state or player; newest first.',
  details: [
    'All that is given must hold. The content is compared without case, spaces and punctuation; days are those of Vietnam. The look is recorded.',
  ],
  options: [
    { name: 'amount', value: 'vnd', meaning: 'in VND: 50000, or 50000-100000' },
    { name: 'from', value: 'day', meaning: 'received on this day or later, such as 2026-11-21' },
    { name: 'to', value: 'day', meaning: 'received on this day or earlier' },
    { name: 'content', value: 'text', meaning: 'a part of the content' },
    { name: 'reference', value: 'text', meaning: 'a part of the provider’s id' },
    { name: 'method', value: 'method', meaning: 'the bank or wallet that reported it' },
    { name: 'state', value: 'state', meaning: `${transferFilters.join(', ')}; otherwise all` },
    { name: 'player', value: 'username', meaning: 'credited to this player' },
    { name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` },
  ],
  examples: [
    { typed: 'transfers search --amount 200000', meaning: 'of exactly 200000 VND' },
    {
      typed: 'transfers search --content "nap game" --from 2026-01-01 --state all',
      meaning: 'whose content says so',
    },
    { typed: 'transfers search --reference FT26325 --method techcombank', meaning: 'by the bank’s id' },
  ],
  async read(db, input) {
    const limit = parseLimit(input.option('limit'), SHOWN);
    const [from, to, username] = [input.option('from'), input.option('to'), input.option('player')];
    const found = await searchTransfers(
      db,
      {
        ...amounts(input.option('amount')),
        from: from === undefined ? undefined : parseDay(from).begin,
        to: to === undefined ? undefined : parseDay(to).end,
        content: some(input, 'content'),
        reference: some(input, 'reference'),
        provider: some(input, 'method'),
        state: stateOf(input.option('state') ?? 'all'),
        playerId: username === undefined ? undefined : (await anyPlayerNamed(db, username)).id,
      },
      limit + 1,
    );
    const transfers = found.slice(0, limit);
    const more = found.length > limit ? ['There are more: narrow the search, or --limit.'] : [];
    const shown = {
      RECEIVED: (row: TransferRow) => row.receivedAt,
      STATE: ({ state }: TransferRow) => state,
      PROVIDER: ({ provider }: TransferRow) => provider,
      ID: ({ externalId }: TransferRow) => externalId,
      'AMOUNT (VND)': ({ amount }: TransferRow) => amount,
      PLAYER: (row: TransferRow) => row.username,
      CONTENT: ({ content }: TransferRow) => content,
    };
    return {
      lines: [...table(transfers, shown, 'None.'), ...more],
      json: { transfers, more: more.length > 0 },
      look: lookedAt('transfers', { search: true, shown: transfers.length }),
    };
  },
};

export const transferSearchCommands = [search];
