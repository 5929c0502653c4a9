import { findPlayers, sessionsOf, type PlayerRow } from '../../repositories/operatorPlayers';
import { sessionsRepository } from '../../repositories/sessions';
import { nothingToDo, type Command } from '../command';
import { limited, NARROW } from '../limited';
import { masked } from '../masks';
import { table } from '../table';
import { parseText } from '../values';
import {
  counted,
  limitOption,
  accessTo,
  accessToPlayer,
  optionalReason,
  playerNamed,
  reasonOption,
  usernameArg,
} from './lookups';

const SHOWN = 20;

const shownPlayer = {
  USERNAME: ({ username }: PlayerRow) => username,
  NAME: ({ fullName }: PlayerRow) => fullName,
  EMAIL: ({ email }: PlayerRow) => email,
  PHONE: ({ phoneNumber }: PlayerRow) => phoneNumber,
  KP: ({ credit }: PlayerRow) => credit,
  DEBT: ({ debt }: PlayerRow) => debt,
  JOINED: ({ joinedAt }: PlayerRow) => joinedAt,
};

/** The player with masked contact data. */
const hidden = (player: PlayerRow): PlayerRow => ({
  ...player,
  email: masked.email(player.email),
  phoneNumber: masked.phone(player.phoneNumber),
});

const find: Command = {
  words: 'players find',
  meaning: 'Finds players by username, full name, e-mail address, phone number or transfer code.',
  details: [
    'A part of the username or name is enough; addresses and numbers are masked, and must be given in full. Every access is recorded.',
  ],
  args: [{ name: 'text', meaning: 'text to search for' }],
  options: [limitOption(SHOWN)],
  examples: [
    { typed: 'players find thanh', meaning: 'players whose name contains "thanh"' },
    { typed: 'players find 0912345678', meaning: 'the player with this phone number' },
    { typed: 'players find ID0000004269', meaning: 'the player with this transfer code' },
  ],
  async read(db, input) {
    const text = parseText(input.arg('text'), 'text', 128);
    const { rows, more, rest } = await limited(input, SHOWN, (most) => findPlayers(db, text, most), NARROW);
    const players = rows.map(hidden);
    return {
      lines: [...table(players, shownPlayer, 'None.'), ...rest],
      json: { players, more },
      access: accessTo('players', { found: players.map(({ username }) => username) }),
    };
  },
};

const endSessions: Command = {
  words: 'players end-sessions',
  meaning: 'Signs a player out everywhere immediately. Their password stays the same.',
  args: [usernameArg],
  options: [reasonOption],
  examples: [
    { typed: 'players end-sessions demo --reason "lost the phone"', meaning: 'demo must sign in again' },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = optionalReason(input);
    const { length } = await sessionsOf(db, player.id);
    const access = accessToPlayer(player, 'sessions', reason);
    if (length === 0) return nothingToDo(`${player.username} has no sessions.`, access);
    return {
      question: [`This ends ${counted(length, 'session')} of ${player.username}.`],
      access,
      async apply(trx) {
        const ended = (await sessionsOf(trx, player.id)).length;
        await sessionsRepository(trx).endAll(player.id);
        return {
          lines: [`${player.username} is signed out everywhere: ${counted(ended, 'session')} ended.`],
          json: { username: player.username, ended },
          audit: {
            target: `player ${player.username}`,
            reason,
            before: { sessions: ended },
            after: { sessions: 0 },
          },
        };
      },
    };
  },
};

export const playerCommands = [find, endSessions];
