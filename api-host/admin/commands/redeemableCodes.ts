import { findGiftCode } from '../../repositories/operatorGiftCodes';
import {
  addRedeemableCode,
  closeRedeemableCode,
  findRedeemableCode,
  listRedeemableCodes,
  type RedeemableCodeRow,
} from '../../repositories/operatorRedeemableCodes';
import { Refusal, UsageError, type Command, type Input } from '../command';
import { limited } from '../limited';
import { cell, formatInstant, printable, table } from '../table';
import { parseCount, parseExpiry, parsePromotionKp, parseReason, parseText, within } from '../values';
import { closing } from './closing';
import { unguessableCode } from './giftCodes';
import { EVERYBODY, limitOption, neededReason } from './lookups';

const SHOWN = 100;
const MOST_USES = 1_000_000;

const list: Command = {
  words: 'redeemable-codes list',
  meaning: 'Lists the redeemable codes, which give KP to players who enter them, newest first.',
  options: [limitOption(SHOWN)],
  examples: [{ typed: 'redeemable-codes list', meaning: 'with the number of uses of each' }],
  async read(db, input) {
    const { rows, more, rest } = await limited(input, SHOWN, (most) => listRedeemableCodes(db, most));
    const shown = {
      CODE: ({ code }: RedeemableCodeRow) => code,
      STATE: ({ state }: RedeemableCodeRow) => state,
      KP: ({ credit }: RedeemableCodeRow) => credit,
      USED: ({ uses, mostUses }: RedeemableCodeRow) => `${uses}/${mostUses}`,
      EXPIRES: ({ expiresAt }: RedeemableCodeRow) => expiresAt,
      TITLE: ({ title }: RedeemableCodeRow) => title,
    };
    return { lines: [...table(rows, shown, 'None.'), ...rest], json: { redeemableCodes: rows, more } };
  },
};

function newRow(input: Input) {
  const typed = input.option('code');
  if (typed !== undefined && !/^[A-Z0-9-]{6,64}$/.test(typed))
    throw new UsageError(`"${cell(typed)}" is not a valid code: use 6 to 64 of A-Z, 0-9 and -.`);
  return {
    code: typed ?? unguessableCode(),
    title: parseText(input.required('title'), 'title', 128),
    credit: parsePromotionKp(input.required('kp'), 'KP per player'),
    most_uses: within(parseCount(input.required('uses'), 'number of uses'), MOST_USES, 'uses'),
    expires_at: parseExpiry(input.required('expires'), new Date()),
  };
}

const create: Command = {
  words: 'redeemable-codes create',
  meaning: 'Creates a code that gives KP to each player who enters it on /giftcode, once per player.',
  details: [
    'The KP are a bonus, and repay debt first. The total KP of all uses counts towards your limit like a refund. Short codes can be guessed: prefer a generated one.',
  ],
  options: [
    { name: 'title', value: 'text', meaning: 'title, in Vietnamese', required: true },
    { name: 'kp', value: 'amount', meaning: 'KP for each player', required: true },
    { name: 'uses', value: 'count', meaning: 'maximum number of players', required: true },
    {
      name: 'expires',
      value: 'day',
      meaning: 'last day, in Vietnam time, such as 2027-12-31',
      required: true,
    },
    { name: 'code', value: 'code', meaning: 'the code; default: a generated one that cannot be guessed' },
    neededReason,
  ],
  examples: [
    {
      typed:
        'redeemable-codes create --code TET-2027 --title "Quà Tết" --kp 50 --uses 1000 --expires 2099-02-28 --reason "Tet event"',
      meaning: 'the first 1000 players who enter it get 50 KP each',
    },
  ],
  async plan(db, input) {
    const row = newRow(input);
    const reason = parseReason(input.required('reason'));
    const taken = () => new Refusal(`The code ${row.code} already exists: choose another.`);
    if ((await findRedeemableCode(db, row.code)) ?? (await findGiftCode(db, row.code))) throw taken();
    const kp = row.credit * row.most_uses;
    const target = `redeemable code ${row.code}`;
    // Not the generated code: if the command waits for a second operator, another one is generated then.
    const what = input.option('code') === undefined ? 'a generated code' : `the code ${row.code}`;
    return {
      moves: { kp, username: EVERYBODY, reason },
      question: [
        `This creates ${what}, ${row.title}: ${row.credit} KP for each of up to ${row.most_uses} players, ${kp} KP in total, until ${formatInstant(row.expires_at)}.`,
      ],
      async apply(trx) {
        if (!(await addRedeemableCode(trx, row))) throw taken();
        return {
          lines: [`Created the code ${row.code}.`],
          json: { code: row.code, kp },
          audit: { target, reason, before: null, after: { ...row, kp, username: EVERYBODY } },
        };
      },
    };
  },
};

const close = closing({
  family: 'redeemable-codes',
  meaning: 'Closes a redeemable code. Players keep the KP that they got from it.',
  examples: [
    {
      typed: 'redeemable-codes close TET-2027 --reason "posted too early"',
      meaning: 'nobody can redeem it any more',
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
