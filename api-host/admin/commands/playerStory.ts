import type { Command } from '../command';
import { masked, revealed } from '../masks';
import { storyOf } from '../playerStory';
import { parseLimit, parseReason } from '../values';
import { anyPlayerNamed, lookedAt, usernameArg } from './lookups';
import { storyLines } from './playerStoryLines';

/** The default number of rows of each kind, so that everything fits on one screen. */
const SHOWN = 5;

const show: Command = {
  words: 'players show',
  meaning:
    'Shows a player’s whole story: account, factors, sessions, sign-ins, money, what waits, alarms, audit.',
  details: [
    'Address, number and where sign-ins came from are shown mostly hidden. --reveal shows them, for the reason it is given. Each look is recorded.',
  ],
  args: [usernameArg],
  options: [
    { name: 'limit', value: 'count', meaning: `how many rows of each kind; otherwise ${SHOWN}` },
    { name: 'reveal', value: 'reason', meaning: 'shows what is hidden; why, for the audit' },
  ],
  examples: [
    { typed: 'players show demo', meaning: 'all that there is to see of demo' },
    { typed: 'players show demo --limit 200', meaning: 'with 200 rows of each kind' },
    { typed: 'players show demo --reveal "calls about ticket 814"', meaning: 'with the whole phone number' },
  ],
  async read(db, input) {
    const limit = parseLimit(input.option('limit'), SHOWN);
    const why = input.option('reveal');
    const reason = why === undefined ? undefined : parseReason(why);
    const story = await storyOf(db, await anyPlayerNamed(db, input.arg('username')), {
      limit,
      shown: reason ? revealed : masked,
    });
    return {
      lines: storyLines(story, limit),
      json: story,
      look: lookedAt(`player ${story.player.username}`, { revealed: reason !== undefined }, reason),
    };
  },
};

export const playerStoryCommands = [show];
