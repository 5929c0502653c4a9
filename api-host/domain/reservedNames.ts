import { resemblesPlayerCode } from './playerCode';

/** What banks and payers write around a name. Where the name is missing, these words, joined, would be read as one. */
const bankPhrases = [
  ...[
    'naptien',
    'napgame',
    'napkp',
    'napthe',
    'chuyentien',
    'chuyenkhoan',
    'chuyentoi',
    'thanhtoan',
    'nhantien',
  ],
  ...['ctden', 'cttoi', 'ctdi', 'cttu', 'ctnhanh', 'ckden', 'cktoi', 'ckdi', 'cktu'],
  ...['giaodich', 'magiaodich', 'magd', 'noidung', 'sotien', 'taikhoan', 'sotaikhoan'],
  ...['mbvcb', 'ibft', 'napas', 'vietqr', 'qrpay'],
];
/** Matches a text in lower case without underscores that begins with such words. */
export const beginsWithPhrase = new RegExp(`^(?:${bankPhrases.join('|')}|trace[0-9]*$)`);

/**
 * Whether a username could stand in the transfer of somebody else: in place of a mistyped code, or where their bank wrote its own words.
 * Nobody may register such a name, and whoever has one from before is paid by their code only (docs/decisions/0145).
 */
export const isReservedName = (username: string): boolean =>
  resemblesPlayerCode(username) || beginsWithPhrase.test(username.replaceAll('_', ''));
