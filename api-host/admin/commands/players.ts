import { playerCode } from '../../domain/playerCode';
import { accountDeletionsRepository } from '../../repositories/accountDeletions';
import { accountEventsRepository } from '../../repositories/accountEvents';
import { accountZonesOf } from '../../repositories/migration';
import {
  findPlayers,
  playerProfile,
  sessionsOf,
  transactionsOf,
  type PlayerRow,
} from '../../repositories/operatorPlayers';
import { sessionsRepository } from '../../repositories/sessions';
import { nothingToDo, type Command } from '../command';
import { facts, formatInstant, table } from '../table';
import { parseLimit, parseText } from '../values';
import { anyPlayerNamed, counted, optionalReason, playerNamed, reasonOption } from './lookups';

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

const find: Command = {
  words: 'players find',
  meaning: 'Finds players by username, own name, e-mail address, phone number or transfer code.',
  details: ['A part of a username, name, address or number will do.'],
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
    const players = found.slice(0, limit);
    const more = found.length > limit ? ['There are more: write more of the name, or --limit.'] : [];
    return {
      lines: [...table(players, shownPlayer, 'Nobody.'), ...more],
      json: { players, more: more.length > 0 },
    };
  },
};

const show: Command = {
  words: 'players show',
  meaning: 'Shows a player: profile, balances, accounts on zones, sessions, sign-ins, newest transactions.',
  args: [{ name: 'username', meaning: 'the player’s exact username' }],
  options: [
    { name: 'limit', value: 'count', meaning: `how many transactions, and sign-ins; otherwise ${SHOWN}` },
  ],
  examples: [
    { typed: 'players show demo', meaning: 'all that there is to see of demo' },
    { typed: 'players show demo --limit 200', meaning: 'with 200 transactions' },
  ],
  async read(db, input) {
    const player = await anyPlayerNamed(db, input.arg('username'));
    const limit = parseLimit(input.option('limit'), SHOWN);
    const profile = await playerProfile(db, player.id);
    const deletesAt = await accountDeletionsRepository(db).dueAt(player.id);
    const zones = await accountZonesOf(db, player.id);
    const sessions = await sessionsOf(db, player.id);
    const events = await accountEventsRepository(db).newest(player.id, limit);
    const transactions = await transactionsOf(db, player.id, limit);
    const verified = (at: Date | null) => (at ? `verified ${formatInstant(at)}` : 'not verified');
    return {
      lines: [
        ...facts({
          Username: player.username,
          Number: player.id,
          'Transfer code': playerCode(player.id),
          Name: player.fullName,
          'E-mail': player.email && `${player.email} (${verified(profile.email_verified_at)})`,
          Phone: player.phoneNumber && `${player.phoneNumber} (${verified(profile.phone_verified_at)})`,
          Joined: player.joinedAt,
          'Password changed': profile.last_password_change_at,
          'Credit (KP)': player.credit,
          'Debt (KP)': player.debt,
          'Will be deleted': deletesAt,
          Deleted: profile.deleted_at,
        }),
        '',
        'Accounts on zones (leftCoin and extpoint0 in hundredths)',
        ...table(
          zones,
          {
            ZONE: ({ zone }) => `${zone.id} ${zone.name}`,
            STATE: ({ zone }) => zone.state,
            LEFTCOIN: ({ leftCoin }) => leftCoin,
            EXTPOINT0: ({ extpoint0 }) => extpoint0,
            EXTPOINT4: ({ extpoint4 }) => extpoint4,
          },
          'None.',
        ),
        '',
        'Sessions',
        ...table(
          sessions,
          {
            'LAST USED': (session) => session.last_seen_at,
            BEGUN: (session) => session.created_at,
            ENDS: (session) => session.expires_at,
            ADDRESS: ({ address }) => address,
            BROWSER: (session) => session.user_agent?.slice(0, 60),
          },
          'None.',
        ),
        '',
        `Newest sign-ins and changes of credentials (at most ${limit})`,
        ...table(
          events,
          {
            WHEN: ({ happenedAt }) => happenedAt,
            WHAT: ({ kind }) => kind,
            ADDRESS: ({ address }) => address,
            BROWSER: ({ userAgent }) => userAgent?.slice(0, 60),
          },
          'None.',
        ),
        '',
        `Newest transactions (at most ${limit})`,
        ...table(
          transactions,
          {
            WHEN: (row) => row.created_at,
            NUMBER: ({ id }) => id,
            TYPE: ({ type }) => type,
            STATUS: ({ status }) => status,
            VALUE: ({ value }) => value,
            UNIT: ({ currency }) => currency,
            BROUGHT: ({ credited }) => (credited === null ? '' : `${credited} KP`),
            SOURCE: ({ source, zone_id: zone }) => source ?? (zone === null ? '' : `zone ${zone}`),
            NOTE: ({ note }) => note,
          },
          'None.',
        ),
      ],
      json: {
        player: { ...player, transferCode: playerCode(player.id), ...profile, deletesAt },
        zones,
        sessions,
        events,
        transactions,
      },
    };
  },
};

const endSessions: Command = {
  words: 'players end-sessions',
  meaning: 'Signs a player out everywhere, at once. Their password stays the same.',
  args: [{ name: 'username', meaning: 'the player’s exact username' }],
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

export const playerCommands = [find, show, endSessions];
