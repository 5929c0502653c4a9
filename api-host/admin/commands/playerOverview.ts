import type { Command } from '../command';
import { masked, revealed } from '../masks';
import { overviewOf } from '../playerOverview';
import { parseLimit, parseReason } from '../values';
import { anyPlayerNamed, accessTo, usernameArg } from './lookups';
import { overviewLines } from './playerOverviewLines';

/** The default number of rows of each kind: everything fits on one screen. */
const SHOWN = 5;

const show: Command = {
  words: 'players show',
  meaning:
    'Shows everything about a player: account, factors, sessions, sign-ins, money, pending items, alarms, audit.',
  details: [
    'Addresses, numbers and sign-in origins are masked. --reveal <reason> shows them. Every access is recorded.',
  ],
  args: [usernameArg],
  options: [
    { name: 'limit', value: 'count', meaning: `maximum number of rows of each kind; default ${SHOWN}` },
    { name: 'reveal', value: 'reason', meaning: 'shows the masked values; the reason, for the audit' },
  ],
  examples: [
    { typed: 'players show demo', meaning: 'everything about demo' },
    { typed: 'players show demo --limit 200', meaning: 'the same, with up to 200 rows of each kind' },
    {
      typed: 'players show demo --reveal "calls about ticket 814"',
      meaning: 'the same, with unmasked values',
    },
  ],
  async read(db, input) {
    const limit = parseLimit(input.option('limit'), SHOWN);
    const given = input.option('reveal');
    const reason = given === undefined ? undefined : parseReason(given);
    const overview = await overviewOf(db, await anyPlayerNamed(db, input.arg('username')), {
      limit,
      shown: reason ? revealed : masked,
    });
    return {
      lines: overviewLines(overview, limit),
      json: overview,
      access: accessTo(`player ${overview.player.username}`, { revealed: reason !== undefined }, reason),
    };
  },
};

export const playerOverviewCommands = [show];
