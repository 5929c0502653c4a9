import { findPlayers, sessionsOf, type PlayerRow } from '../../repositories/operatorPlayers';
import { sessionsRepository } from '../../repositories/sessions';
import { nothingToDo, type Command } from '../command';
import { masked } from '../masks';
import { table } from '../table';
import { parseLimit, parseText } from '../values';
import { counted, lookedAt, optionalReason, playerNamed, reasonOption, usernameArg } from './lookups';

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

/** Masks the player's contact data. */
const hidden = (player: PlayerRow): PlayerRow => ({
  ...player,
  email: masked.email(player.email),
  phoneNumber: masked.phone(player.phoneNumber),
});

const find: Command = {
  words: 'players find',
  meaning: 'Finds players by username, own name, e-mail address, phone number or transfer code.',
  details: [
    'A part of a username, name, address or number will do. Addresses and numbers are shown mostly hidden; the look is recorded.',
  ],
  args: [{ name: 'text', meaning: 'what to look for' }],
  options: [{ name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` }],
  examples: [
    { typed: 'players find thanh', meaning: 'whose name has "thanh" in it' },
    { typed: 'players find 0912345678', meaning: 'whose phone number this is' },
    { typed: 'players find ID0000004269', meaning: 'whose transfers carry this code' },
  ],
  async read(db, input) {
    const limit = parseLimit(input.option('limit'), SHOWN);
    const found = await findPlayers(db, parseText(input.arg('text'), 'text', 128), limit + 1);
    const players = found.slice(0, limit).map(hidden);
    const more = found.length > limit ? ['There are more: write more of the name, or --limit.'] : [];
    return {
      lines: [...table(players, shownPlayer, 'Nobody.'), ...more],
      json: { players, more: more.length > 0 },
      look: lookedAt('players', { found: players.map(({ username }) => username) }),
    };
  },
};

const endSessions: Command = {
  words: 'players end-sessions',
  meaning: 'Signs a player out everywhere, at once. Their password stays the same.',
  args: [usernameArg],
  options: [reasonOption],
  examples: [
    { typed: 'players end-sessions demo --reason "lost his phone"', meaning: 'demo must log in again' },
  ],
  async plan(db, input) {
    const player = await playerNamed(db, input.arg('username'));
    const reason = optionalReason(input);
    const { length } = await sessionsOf(db, player.id);
    if (length === 0) return nothingToDo(`${player.username} is signed in nowhere.`);
    return {
      question: [`This ends ${counted(length, 'session')} of ${player.username}.`],
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
