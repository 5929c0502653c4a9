import { limits } from '@portal/contract';
import { mixesWithPlayerCodes, playerCode, playerIdOf } from './playerCode';

/** What names a player in a transfer's content, and how it is read back (docs/decisions/0004 and 0025). */

/** What a content begins with where the deployment's brand has no words of its own; it is read under every brand. */
const MARKER = 'FSO KP';
/** NAPAS carries no more in a QR code. */
export const CONTENT_MAX = 25;

const lettersOf = (marker: string): string => marker.replace(' ', '').toLowerCase();

/** Names that say the same once a bank has dropped their underscores. */
export const bareName = (username: string): string => username.replaceAll('_', '');

interface Payer {
  id: number;
  username: string;
}

/** `deleted`: the account is no more; what names it is nobody's. */
interface PossiblePayer extends Payer {
  deleted?: boolean;
}

/**
 * The content a player is asked to write, upper-case ASCII of at most 25 characters: 'FSO KP {username}', or 'FSO KP {code}'
 * (`marker`: the two words of the brand in place of FSO KP) when the name has underscores, is too long, holds a marker or reads as a code, or when another's name begins with it (or
 * is the same) without underscores: cut short, that one would say this one.
 */
export function transferSyntax(player: Payer, beginsAnother: boolean, marker = MARKER): string {
  const byName = `${marker} ${player.username.toUpperCase()}`;
  const safe =
    !beginsAnother &&
    byName.length <= CONTENT_MAX &&
    !player.username.includes('_') &&
    [MARKER, marker].every((words) => !player.username.includes(lettersOf(words))) &&
    !mixesWithPlayerCodes(player.username);
  return safe ? byName : `${marker} ${playerCode(player.id)}`;
}

/** A text that may be a name. Underscores are kept where they survived. */
interface NameHint {
  name: string;
  /** So much stands before its end that a bank may have cut the content there: then it may be the beginning of a name too. */
  mayBeCut: boolean;
}

/** Who a content may mean: by name, and by number from codes. */
export interface PayerHints {
  names: NameHint[];
  playerIds: number[];
}

/** Both words of a marker. Spaces come and go; a bank that writes a dot or a dash for a space may do so on both sides of the second. */
function formOf(marker: string): RegExp {
  const [first = '', second = ''] = marker
    .toLowerCase()
    .split(' ')
    .map((word) => [...word].join(' ?'));
  return new RegExp(`${first}(?:[ _]*${second}[ _]*|[ _]*([-.])[ _]*${second}(?:\\1|[ _]*))`, 'g');
}

/**
 * A content that was cut has at least so many characters: no bank's field is shorter, and two spaces at its end may have been
 * trimmed. Should more spaces and punctuation have been lost since, at least so many letters and digits are left.
 */
const CUT_FROM = { characters: CONTENT_MAX - 2, letters: 16 };

const plain = (content: string): string =>
  content
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/\s/g, ' ');

/** How many characters after a marker are searched for its name. */
const REACH = 4 * limits.usernameMax;

const lettersIn = (text: string): number => text.replace(/[^a-z0-9]/g, '').length;

/** Whether a bank may have cut a content after so many characters, of which so many are letters and digits. */
const mayBeCutAfter = (characters: number, letters: number): boolean =>
  characters >= CUT_FROM.characters || letters >= CUT_FROM.letters;

/**
 * Everything behind a marker that could be one name: its first word, its first two words together, and so on, whatever stands
 * between them. Words of the bank among them do no harm, since one more player that fits only makes it ambiguous.
 */
function namesIn(text: string, from: number): NameHint[] {
  const rest = text.slice(from, from + REACH);
  const words = [...rest.matchAll(/[a-z0-9_]+/g)].slice(0, limits.usernameMax);
  const before = lettersIn(text.slice(0, from));
  return words
    .map((_, count) => {
      const name = words
        .slice(0, count + 1)
        .map(([word]) => word)
        .join('');
      // The cut may be anywhere in the gap behind the word.
      const gapEnd = words[count + 1]?.index ?? rest.length;
      const longEnough = mayBeCutAfter(from + gapEnd, before + lettersIn(name));
      return { name, mayBeCut: longEnough && playerIdOf(bareName(name)) === null };
    })
    .filter(({ name }) => bareName(name) !== '' && bareName(name).length <= limits.usernameMax);
}

/**
 * The players whose code stands at `from`, wherever a bank put spaces, and whatever digits it wrote behind it. A gap at which
 * the content may have been cut ends the code: the digits behind it are the bank's, and could complete another player's code.
 */
function codesIn(text: string, from: number): number[] {
  const characters = [...text.slice(from, from + REACH).matchAll(/[a-z0-9]/g)];
  const before = lettersIn(text.slice(0, from));
  const gap = characters.findIndex(({ index }, count) => {
    const next = characters[count + 1]?.index ?? 0;
    return next > index + 1 && mayBeCutAfter(from + next, before + count + 1);
  });
  const whole = characters.slice(0, gap === -1 ? undefined : gap + 1).join('');
  const [, digits = ''] = /^id([0-9]{10,16})/.exec(whole) ?? [];
  return Array.from({ length: Math.max(0, digits.length - 9) }, (_, more) =>
    playerIdOf(`id${digits.slice(0, 10 + more)}`),
  ).filter((id) => id !== null);
}

/**
 * Reads a content leniently: case, diacritics, lost or added spaces, dots and dashes, whatever the bank wrote around it. `marker`: the brand's;
 * the portal's own is read as well, since transfers are under way when a deployment changes its brand.
 */
export function payerHints(content: string, marker = MARKER): PayerHints {
  const text = plain(content);
  const names = new Map<string, NameHint>();
  const playerIds = new Set<number>();
  const found = [...new Set([MARKER, marker])].flatMap((words) => [...text.matchAll(formOf(words))]);
  for (const { index, 0: words } of found) {
    const from = index + words.length;
    // Punctuation right behind the marker: the name is lost, and what follows is the bank's.
    if (!/[a-z0-9]/.test(text[from] ?? '')) continue;
    for (const hint of namesIn(text, from))
      names.set(hint.name, { ...hint, mayBeCut: hint.mayBeCut || names.get(hint.name)?.mayBeCut === true });
    for (const id of codesIn(text, from)) playerIds.add(id);
  }
  return { names: [...names.values()], playerIds: [...playerIds] };
}

/** Whether a bank that drops underscores, all or some, may make `written` of a username. */
function mayBecome(username: string, written: string): boolean {
  let at = 0;
  for (const letter of written) {
    while (username[at] === '_' && letter !== '_') at += 1;
    if (username[at] !== letter) return false;
    at += 1;
  }
  return bareName(username.slice(at)) === '';
}

/** Whether a username goes on where the hint may have been cut. */
const goesOn = (username: string, { name, mayBeCut }: NameHint): boolean =>
  mayBeCut && bareName(username) !== bareName(name) && bareName(username).startsWith(bareName(name));

/** Whether the hint may be what a cut left of somebody's code. */
const isRestOfCode = ({ name, mayBeCut }: NameHint): boolean =>
  mayBeCut && /^i(d[0-9]*)?$/.test(bareName(name));

/**
 * The one player that the hints mean, out of those they may mean (repositories/transfers.ts, findPayers); null when there is
 * none or more than one, and when the account was deleted: what is ambiguous is never guessed. An underscore that survived is taken
 * at its word.
 */
export function choosePayer<Player extends PossiblePayer>(
  hints: PayerHints,
  players: readonly Player[],
): Player | null {
  const meant = new Set(players.filter((player) => hints.playerIds.includes(player.id)));
  for (const { name } of hints.names) {
    const same = players.filter((player) => bareName(player.username) === bareName(name));
    const literal = name.includes('_') ? same.filter((player) => mayBecome(player.username, name)) : [];
    for (const player of literal.length > 0 ? literal : same) meant.add(player);
  }
  const [only, ...others] = meant;
  if (!only || only.deleted || others.length > 0) return null;
  const byName = !hints.playerIds.includes(only.id);
  const doubtful = hints.names.some(
    (hint) =>
      (byName && isRestOfCode(hint)) ||
      players.some((player) => player !== only && goesOn(player.username, hint)),
  );
  return doubtful ? null : only;
}
