import { randomInt } from 'node:crypto';
import { allZones } from '../../repositories/catalogue';
import {
  addGiftCode,
  expireGiftCode,
  findGiftCode,
  listGiftCodes,
  type GiftCodeRow,
} from '../../repositories/operatorGiftCodes';
import { findRedeemableCode } from '../../repositories/operatorRedeemableCodes';
import { Refusal, UsageError, type Command, type Db, type Input } from '../command';
import { limited } from '../limited';
import { PROGRAM } from '../programName';
import { cell, formatInstant, printable, table } from '../table';
import { parseExpiry, parseReason, parseText, parseZoneId } from '../values';
import { accessTo, limitOption, neededReason, playerNamed } from './lookups';

const SHOWN = 100;
/** Without 0, 1, I and O, which are easily confused. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A generated gift code, XXXX-XXXX-XXXX: 60 random bits. */
export function unguessableCode(): string {
  const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${part()}-${part()}-${part()}`;
}

const list: Command = {
  words: 'gift-codes list',
  meaning: 'Lists the gift codes, who they are for, and whether they have been used.',
  options: [
    { name: 'player', value: 'username', meaning: 'only the codes of this player' },
    limitOption(SHOWN),
  ],
  examples: [
    { typed: 'gift-codes list', meaning: 'all gift codes' },
    { typed: 'gift-codes list --player demo', meaning: 'the codes of demo' },
  ],
  async read(db, input) {
    const username = input.option('player');
    const player = username === undefined ? undefined : await playerNamed(db, username);
    const { rows, more, rest } = await limited(input, SHOWN, (most) => listGiftCodes(db, player?.id, most));
    const shown = {
      CODE: ({ code }: GiftCodeRow) => code,
      STATE: ({ state }: GiftCodeRow) => state,
      FOR: (row: GiftCodeRow) => row.username ?? 'anyone',
      ZONE: ({ zone }: GiftCodeRow) => zone,
      EXPIRES: ({ expiresAt }: GiftCodeRow) => expiresAt,
      USED: ({ usedAt }: GiftCodeRow) => usedAt,
      TITLE: ({ title }: GiftCodeRow) => title,
      GIVES: ({ gives }: GiftCodeRow) => gives,
    };
    return {
      lines: [...table(rows, shown, 'None.'), ...rest],
      json: { giftCodes: rows, more },
      access: accessTo('gift codes', { username, shown: rows.length }),
    };
  },
};

async function newGiftCode(db: Db, input: Input) {
  const typed = input.option('code');
  if (typed !== undefined && !/^[A-Z0-9-]{4,64}$/.test(typed))
    throw new UsageError(`"${cell(typed)}" is not a valid code: use 4 to 64 of A-Z, 0-9 and -.`);
  const [username, zone, expires] = [input.option('player'), input.option('zone'), input.option('expires')];
  const player = username === undefined ? null : await playerNamed(db, username);
  const zoneId = zone === undefined ? null : parseZoneId(zone);
  if (zoneId !== null && !(await allZones(db)).some(({ id }) => id === zoneId))
    throw new Refusal(`There is no zone ${zoneId}: see ${PROGRAM} zones list.`);
  const row = {
    code: typed ?? unguessableCode(),
    player_id: player?.id ?? null,
    title: parseText(input.required('title'), 'title', 128),
    gives: parseText(input.required('gives'), 'text of --gives', 256),
    zone_id: zoneId,
    expires_at: expires === undefined ? null : parseExpiry(expires, new Date()),
  };
  return { row, username: player?.username ?? null };
}

const create: Command = {
  words: 'gift-codes create',
  meaning: 'Creates a gift code that players see on /giftcode.',
  details: ['--gives is only a text for the player: the game redeems the code.'],
  options: [
    { name: 'title', value: 'text', meaning: 'title, in Vietnamese', required: true },
    { name: 'gives', value: 'text', meaning: 'what the code gives, in Vietnamese', required: true },
    { name: 'code', value: 'code', meaning: 'the code; default: a generated one that cannot be guessed' },
    {
      name: 'player',
      value: 'username',
      meaning: 'only this player may use it; default: anyone, once',
    },
    { name: 'zone', value: 'id', meaning: 'only for this zone' },
    { name: 'expires', value: 'day', meaning: 'last day, in Vietnam time, such as 2027-12-31' },
  ],
  examples: [
    {
      typed: 'gift-codes create --title "Quà xin lỗi" --gives "500 Xu" --player demo --expires 2099-12-31',
      meaning: 'creates a code that only demo sees',
    },
  ],
  async plan(db, input) {
    const { row, username } = await newGiftCode(db, input);
    const taken = () => new Refusal(`The code ${row.code} already exists: choose another.`);
    if ((await findGiftCode(db, row.code)) ?? (await findRedeemableCode(db, row.code))) throw taken();
    const end = row.expires_at === null ? 'never expires' : `expires ${formatInstant(row.expires_at)}`;
    return {
      question: [
        `This creates the code ${row.code} for ${username ?? 'anyone'}: ${row.title}, ${row.gives}; it ${end}.`,
      ],
      async apply(trx) {
        if (!(await addGiftCode(trx, row))) throw taken();
        return {
          lines: [`Created the code ${row.code}.`],
          json: { code: row.code, username },
          audit: { target: `gift code ${row.code}`, before: null, after: { ...row, username } },
        };
      },
    };
  },
};

const revoke: Command = {
  words: 'gift-codes revoke',
  meaning: 'Makes a gift code expire immediately.',
  details: ['It stays in the list, so that the same code cannot be created again.'],
  args: [{ name: 'code', meaning: 'the code, from gift-codes list' }],
  options: [neededReason],
  examples: [
    {
      typed: 'gift-codes revoke FSO-TANTHU-2026 --reason "given by mistake"',
      meaning: 'nobody can use it any more',
    },
  ],
  async plan(db, input) {
    const code = input.arg('code');
    const reason = parseReason(input.required('reason'));
    const known = await findGiftCode(db, code);
    if (!known)
      throw new Refusal(`There is no gift code "${printable(code)}": see ${PROGRAM} gift-codes list.`);
    const over = (state: string) => new Refusal(`${code} cannot be revoked: it is ${state}.`);
    if (known.state !== 'open') throw over(known.state);
    return {
      question: [
        `This makes ${code} (${printable(known.title)}, for ${known.username ?? 'anyone'}) expire immediately.`,
      ],
      access: accessTo(`gift code ${code}`, { username: known.username }, reason),
      async apply(trx) {
        if (!(await expireGiftCode(trx, code))) throw over((await findGiftCode(trx, code))?.state ?? 'gone');
        const now = await findGiftCode(trx, code);
        return {
          lines: [`${code} has expired.`],
          json: { code, expiresAt: now?.expiresAt },
          audit: {
            target: `gift code ${code}`,
            reason,
            before: { expiresAt: known.expiresAt },
            after: { expiresAt: now?.expiresAt },
          },
        };
      },
    };
  },
};

export const giftCodeCommands = [list, create, revoke];
