import { foldDiacritics, limits } from '@portal/contract';
import { meantCode, mixesWithPlayerCodes, playerCode, playerIdOf } from './playerCode';
import { beginsWithPhrase, isReservedName } from './reservedNames';

/** How a transfer's content names a player, and how it is parsed (docs/decisions/0004 and 0025). */

/** The default marker at the beginning of a content, for brands without their own. It is recognised under every brand. */
const MARKER = 'FSO KP';
/** The maximum length of a content in a NAPAS QR code. */
export const CONTENT_MAX = 25;

const lettersOf = (marker: string): string => marker.replace(' ', '').toLowerCase();

/** A username as it reads after a bank has dropped its underscores. */
export const bareName = (username: string): string => username.replaceAll('_', '');

interface Payer {
  id: number;
  username: string;
}

/** `deleted`: the account was deleted, so a content that names it belongs to nobody. */
interface PossiblePayer extends Payer {
  deleted?: boolean;
}

/**
 * The content that a player is asked to write, upper-case ASCII of at most 25 characters: 'FSO KP {username}', or 'FSO KP {code}'
 * if the name has underscores, is too long, contains a marker, is reserved or mixes with codes, or if another player's name, without underscores, begins
 * with it or equals it: cut short, that name would read as this one. `marker`: the two words of the brand instead of FSO KP.
 */
export function transferSyntax(player: Payer, beginsAnother: boolean, marker = MARKER): string {
  const byName = `${marker} ${player.username.toUpperCase()}`;
  const safe =
    !beginsAnother &&
    byName.length <= CONTENT_MAX &&
    !player.username.includes('_') &&
    [MARKER, marker].every((words) => !player.username.includes(lettersOf(words))) &&
    !mixesWithPlayerCodes(player.username) &&
    !isReservedName(player.username);
  return safe ? byName : `${marker} ${playerCode(player.id)}`;
}

/** A text that may be a name. Underscores that the bank has left in are kept. */
interface NameHint {
  name: string;
  /** Whether its end is so far into the content that a bank may have cut it there: then it may also be only the beginning of a name. */
  mayBeCut: boolean;
}

/** The players that a content may mean: by name, and by the number in a code. */
export interface PayerHints {
  names: NameHint[];
  playerIds: number[];
}

/** Matches both words of a marker. Banks drop and add spaces, and may write a dot or a dash for the space on both sides of the second word. */
function formOf(marker: string): RegExp {
  const [first = '', second = ''] = marker
    .toLowerCase()
    .split(' ')
    .map((word) => [...word].join(' ?'));
  return new RegExp(`${first}(?:[ _]*${second}[ _]*|[ _]*([-.])[ _]*${second}(?:\\1|[ _]*))`, 'g');
}

/**
 * The minimum length of a content that was cut: no bank's field is shorter than CONTENT_MAX, and two spaces at its end may have been
 * trimmed. If more spaces and punctuation were lost afterwards, at least `letters` letters and digits are left.
 */
const CUT_FROM = { characters: CONTENT_MAX - 2, letters: 16 };

const plain = (content: string): string =>
  foldDiacritics(content)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ');

/** How many characters after a marker are searched for its name. */
const REACH = 4 * limits.usernameMax;

const lettersIn = (text: string): number => text.replace(/[^a-z0-9]/g, '').length;

/** Whether a bank may have cut a content after this many characters, of which `letters` are letters and digits. */
const mayBeCutAfter = (characters: number, letters: number): boolean =>
  characters >= CUT_FROM.characters || letters >= CUT_FROM.letters;

/**
 * Every text after a marker that could be a name: the first word, the first two words joined, and so on, whatever separates them.
 * Words that the bank added do no harm: if they match another player, the content is only ambiguous.
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
      // The cut may be anywhere in the gap after the word.
      const gapEnd = words[count + 1]?.index ?? rest.length;
      const longEnough = mayBeCutAfter(from + gapEnd, before + lettersIn(name));
      return { name, mayBeCut: longEnough && playerIdOf(bareName(name)) === null };
    })
    .filter(({ name }) => bareName(name) !== '' && bareName(name).length <= limits.usernameMax);
}

/**
 * The ids of the players whose code begins at `from`, wherever a bank added spaces and whatever digits it appended. A gap at which the
 * content may have been cut ends the code: the digits after it are the bank's, and could complete another player's code.
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
 * Parses a content leniently: case, diacritics, lost or added spaces, dots and dashes, and text that the bank added do not matter.
 * `marker`: the brand's. The default one is recognised as well, since transfers are under way when a deployment changes its brand.
 */
export function payerHints(content: string, marker = MARKER): PayerHints {
  const text = plain(content);
  const names = new Map<string, NameHint>();
  const playerIds = new Set<number>();
  const found = [...new Set([MARKER, marker])].flatMap((words) => [...text.matchAll(formOf(words))]);
  for (const { index, 0: words } of found) {
    const from = index + words.length;
    // Punctuation right after the marker: the name is lost, and what follows is the bank's.
    if (!/[a-z0-9]/.test(text[from] ?? '')) continue;
    for (const hint of namesIn(text, from))
      names.set(hint.name, { ...hint, mayBeCut: hint.mayBeCut || names.get(hint.name)?.mayBeCut === true });
    for (const id of codesIn(text, from)) playerIds.add(id);
  }
  return { names: [...names.values()], playerIds: [...playerIds] };
}

/**
 * Everybody whom a content may mean anywhere in it, with or without a marker: words and adjacent words joined are looked up as names and
 * as codes, mistyped ones too. Only to find a contradiction; nobody is credited by these.
 */
export function mentionedPayers(content: string, marker = MARKER): PayerHints {
  const { names, playerIds } = payerHints(content, marker);
  const text = plain(content);
  const found = new Map(names.map((hint) => [hint.name, hint]));
  const ids = new Set(playerIds);
  for (const { index } of text.matchAll(/[a-z0-9_]+/g)) {
    for (const { name } of namesIn(text, index))
      if (!found.has(name)) found.set(name, { name, mayBeCut: false });
    const letters = text.slice(index, index + REACH).replace(/[^a-z0-9]/g, '');
    for (const id of [...codesIn(text, index), ...codesIn(meantCode(letters), 0)]) ids.add(id);
  }
  return { names: [...found.values()], playerIds: [...ids] };
}

/** Whether `written` is the username without some or all of its underscores, as banks write it. */
function mayBecome(username: string, written: string): boolean {
  let at = 0;
  for (const letter of written) {
    while (username[at] === '_' && letter !== '_') at += 1;
    if (username[at] !== letter) return false;
    at += 1;
  }
  return bareName(username.slice(at)) === '';
}

/** Whether the hint may be the beginning of this username, cut by a bank. */
const goesOn = (username: string, { name, mayBeCut }: NameHint): boolean =>
  mayBeCut && bareName(username) !== bareName(name) && bareName(username).startsWith(bareName(name));

/** Whether the hint may be the beginning of somebody's code, cut by a bank. */
const isRestOfCode = ({ name, mayBeCut }: NameHint): boolean =>
  mayBeCut && /^i(d[0-9]*)?$/.test(bareName(name));

/** Whether words of a bank or a payer stand where the name should be: their first word may be a name by chance. */
const isPhrase = ({ name }: NameHint): boolean => beginsWithPhrase.test(bareName(name));

/**
 * The one player that the hints mean, out of those they may mean (repositories/transfers.ts, findPayers). null if there is none or more
 * than one, or the account was deleted: an ambiguous content is never guessed. If an underscore was left in, names that have it there win.
 * A reserved name means nobody.
 */
export function choosePayer<Player extends PossiblePayer>(
  hints: PayerHints,
  players: readonly Player[],
): Player | null {
  const meant = new Set(players.filter((player) => hints.playerIds.includes(player.id)));
  for (const { name } of hints.names) {
    const same = players.filter(
      (player) => bareName(player.username) === bareName(name) && !isReservedName(player.username),
    );
    const literal = name.includes('_') ? same.filter((player) => mayBecome(player.username, name)) : [];
    for (const player of literal.length > 0 ? literal : same) meant.add(player);
  }
  const [only, ...others] = meant;
  if (!only || only.deleted || others.length > 0) return null;
  const byName = !hints.playerIds.includes(only.id);
  const doubtful = hints.names.some(
    (hint) =>
      (byName && (isRestOfCode(hint) || isPhrase(hint))) ||
      players.some((player) => player !== only && goesOn(player.username, hint)),
  );
  return doubtful ? null : only;
}
