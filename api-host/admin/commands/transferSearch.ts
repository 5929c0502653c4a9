import { searchTransfers, transferFilters, type TransferRow } from '../../repositories/operatorTransfers';
import { UsageError, type Input, type ReadCommand } from '../command';
import { limited, NARROW } from '../limited';
import { table } from '../table';
import { parseChoice, parseDay, parseText, parseVnd } from '../values';
import { anyPlayerNamed, limitOption, accessTo } from './lookups';
import { transferColumns } from './transfers';

const SHOWN = 50;

/** '50000', '50000-' and '50000-100000'. */
function amounts(typed: string | undefined): { least?: number; most?: number } {
  if (typed === undefined) return {};
  const [, least = '', dash, most = ''] = /^([0-9]*)(-?)([0-9]*)$/.exec(typed) ?? [];
  if (!least && !most) throw new UsageError(`"${typed}" is not a valid amount: write 50000 or 50000-100000.`);
  const range = {
    ...(least && { least: parseVnd(least) }),
    ...(dash ? most && { most: parseVnd(most) } : { most: parseVnd(least) }),
  };
  if (least && most && Number(least) > Number(most))
    throw new UsageError(`"${typed}" is not a valid amount: write the smaller one first.`);
  return range;
}

/** The instants between which transfers of these days were received. */
function days(from: string | undefined, to: string | undefined): { from?: Date; to?: Date } {
  const range = {
    ...(from !== undefined && { from: parseDay(from).from }),
    ...(to !== undefined && { to: parseDay(to).until }),
  };
  if (range.from && range.to && range.from >= range.to)
    throw new UsageError('--from must not be after --to.');
  return range;
}

const some = (input: Input, name: string): string | undefined => {
  const text = input.option(name);
  return text === undefined ? undefined : parseText(text, name, 128);
};

const search: ReadCommand = {
  words: 'transfers search',
  meaning: 'Finds transfers by amount, time, content, reference, method, state or player; newest first.',
  details: [
    'A transfer must match every given option. The content is compared without case, spaces and punctuation; days are in Vietnam time. Every access is recorded.',
  ],
  options: [
    { name: 'amount', value: 'vnd', meaning: 'amount in VND, such as 50000 or 50000-100000' },
    { name: 'from', value: 'day', meaning: 'received on this day or later, such as 2026-11-21' },
    { name: 'to', value: 'day', meaning: 'received on this day or earlier' },
    { name: 'content', value: 'text', meaning: 'part of the content' },
    { name: 'reference', value: 'text', meaning: 'part of the provider’s id' },
    { name: 'method', value: 'method', meaning: 'the bank or wallet that reported it' },
    { name: 'state', value: 'state', meaning: `${transferFilters.join(', ')}; default all` },
    { name: 'player', value: 'username', meaning: 'credited to this player' },
    limitOption(SHOWN),
  ],
  examples: [
    { typed: 'transfers search --amount 200000', meaning: 'transfers of exactly 200000 VND' },
    {
      typed: 'transfers search --content "nap game" --from 2026-01-01 --state all',
      meaning: 'transfers whose content contains this text',
    },
    {
      typed: 'transfers search --reference FT26325 --method techcombank',
      meaning: 'transfers with this part of the bank’s id',
    },
  ],
  async read(db, input) {
    const username = input.option('player');
    const search = {
      ...amounts(input.option('amount')),
      ...days(input.option('from'), input.option('to')),
      content: some(input, 'content'),
      reference: some(input, 'reference'),
      provider: some(input, 'method'),
      state: parseChoice(input.option('state') ?? 'all', 'state', transferFilters),
      playerId: username === undefined ? undefined : (await anyPlayerNamed(db, username)).id,
    };
    const {
      rows: transfers,
      more,
      rest,
    } = await limited(input, SHOWN, (most) => searchTransfers(db, search, most), NARROW);
    const shown = {
      ...transferColumns,
      PLAYER: (row: TransferRow) => row.username,
      CONTENT: ({ content }: TransferRow) => content,
    };
    return {
      lines: [...table(transfers, shown, 'None.'), ...rest],
      json: { transfers, more },
      access: accessTo('transfers', { search: true, username, shown: transfers.length }),
    };
  },
};

export const transferSearchCommands = [search];
