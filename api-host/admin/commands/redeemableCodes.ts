import { findGiftCode } from '../../repositories/operatorGiftCodes';
import {
  addRedeemableCode,
  closeRedeemableCode,
  findRedeemableCode,
  listRedeemableCodes,
  type RedeemableCodeRow,
} from '../../repositories/operatorRedeemableCodes';
import { Refusal, UsageError, type Command, type Input } from '../command';
import { cell, formatInstant, printable, table } from '../table';
import { parseCount, parseExpiry, parseKp, parseLimit, parseReason, parseText, within } from '../values';
import { closing } from './closing';
import { newCode } from './giftCodes';
import { EVERYBODY, neededReason } from './lookups';

const SHOWN = 100;
const MOST_KP = 1_000_000_000;
const MOST_USES = 1_000_000;

const list: Command = {
  words: 'redeemable-codes list',
  meaning: 'Lists the codes that bring KP to players who type them in, the newest first.',
  options: [{ name: 'limit', value: 'count', meaning: `how many to show at most; otherwise ${SHOWN}` }],
  examples: [{ typed: 'redeemable-codes list', meaning: 'with how often each was used' }],
  async read(db, input) {
    const codes = await listRedeemableCodes(db, parseLimit(input.option('limit'), SHOWN));
    const shown = {
      CODE: ({ code }: RedeemableCodeRow) => code,
      STATE: ({ state }: RedeemableCodeRow) => state,
      KP: ({ credit }: RedeemableCodeRow) => credit,
      USED: ({ uses, mostUses }: RedeemableCodeRow) => `${uses}/${mostUses}`,
      EXPIRES: ({ expiresAt }: RedeemableCodeRow) => expiresAt,
      TITLE: ({ title }: RedeemableCodeRow) => title,
    };
    return { lines: table(codes, shown, 'None.'), json: { redeemableCodes: codes } };
  },
};

function newRow(input: Input) {
  const typed = input.option('code');
  if (typed !== undefined && !/^[A-Z0-9-]{6,64}$/.test(typed))
    throw new UsageError(`"${cell(typed)}" is no code: 6 to 64 of A-Z, 0-9 and -.`);
  return {
    code: typed ?? newCode(),
    title: parseText(input.required('title'), 'title', 128),
    credit: within(parseKp(input.required('kp')), MOST_KP, 'KP for each player'),
    most_uses: within(parseCount(input.required('uses'), 'number of uses'), MOST_USES, 'uses'),
    expires_at: parseExpiry(input.required('expires'), new Date()),
  };
}

const create: Command = {
  words: 'redeemable-codes create',
  meaning: 'Creates a code that brings KP to each player who types it in on /giftcode, once.',
  details: [
    'The KP are a bonus, and repay debt first. What all uses together may bring counts for your limit, as a refund does. A short code can be guessed: give away one that is made for you.',
  ],
  options: [
    { name: 'title', value: 'text', meaning: 'its heading, in Vietnamese', required: true },
    { name: 'kp', value: 'amount', meaning: 'what it brings each player', required: true },
    { name: 'uses', value: 'count', meaning: 'how many players may redeem it', required: true },
    { name: 'expires', value: 'day', meaning: 'its last day in Vietnam, such as 2027-12-31', required: true },
    { name: 'code', value: 'code', meaning: 'the code; otherwise one that nobody can guess is made' },
    neededReason,
  ],
  examples: [
    {
      typed:
        'redeemable-codes create --code TET-2027 --title "Quà Tết" --kp 50 --uses 1000 --expires 2099-02-28 --reason "Tet event"',
      meaning: 'the first 1000 players who type it in get 50 KP each',
    },
  ],
  async plan(db, input) {
    const row = newRow(input);
    const reason = parseReason(input.required('reason'));
    const taken = () => new Refusal(`There is a code ${row.code} already: take another.`);
    if ((await findRedeemableCode(db, row.code)) ?? (await findGiftCode(db, row.code))) throw taken();
    const kp = row.credit * row.most_uses;
    const target = `redeemable code ${row.code}`;
    return {
      moves: { kp, username: EVERYBODY, reason },
      question: [
        `This creates the code ${row.code}, ${row.title}: ${row.credit} KP for each of ${row.most_uses} players, ${kp} KP in all, until ${formatInstant(row.expires_at)}.`,
      ],
      async apply(trx) {
        if (!(await addRedeemableCode(trx, row))) throw taken();
        return {
          lines: [`Created ${row.code}.`],
          json: { code: row.code, kp },
          audit: { target, reason, before: null, after: { ...row, kp, username: EVERYBODY } },
        };
      },
    };
  },
};

const close = closing({
  family: 'redeemable-codes',
  meaning: 'Closes a code that brings KP. What was redeemed stays with its players.',
  examples: [
    {
      typed: 'redeemable-codes close TET-2027 --reason "posted too early"',
      meaning: 'nobody redeems it any more',
    },
  ],
  what: 'code',
  name: 'code',
  target: 'redeemable code',
  find: findRedeemableCode,
  close: closeRedeemableCode,
  tells: ({ title, uses, mostUses }) => `(${printable(title)}, used ${uses} of ${mostUses} times)`,
});

export const redeemableCodeCommands = [list, create, close];
