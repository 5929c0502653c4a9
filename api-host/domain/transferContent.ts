import { limits } from '@portal/contract';
import { playerCode, playerIdOf } from './playerCode';

/** What names a player in a transfer's content, and how it is read back (docs/decisions/0004-transfer-syntax.md). */

const MARKER = 'FSO KP';
/** NAPAS carries no more in a QR code. */
export const CONTENT_MAX = 25;

/** Names that say the same once a bank has dropped their underscores. */
export const bareName = (username: string): string => username.replaceAll('_', '');

interface Payer {
  id: number;
  username: string;
}

/**
 * The content a player is asked to write, upper-case ASCII of at most 25 characters: 'FSO KP {username}', or 'FSO KP {code}'
 * when the name has underscores, is too long, holds the marker, or is what another's name becomes without underscores.
 */
export function transferSyntax(player: Payer, sharesBareName: boolean): string {
  const byName = `${MARKER} ${player.username.toUpperCase()}`;
  const safe =
    !sharesBareName &&
    byName.length <= CONTENT_MAX &&
    !player.username.includes('_') &&
    !player.username.includes('fsokp');
  return safe ? byName : `${MARKER} ${playerCode(player.id)}`;
}

/** Who a content may mean: names as written (underscores kept where they survived), and player numbers from codes. */
export interface PayerHints {
  names: string[];
  playerIds: number[];
}

/** A bank that writes a dot or a dash for a space does so on both sides of KP. */
const marker = /fso(?:[ _]*kp[ _]*|([-.])kp\1)/g;
/** Banks put their own words behind these; what a player typed never spans one. */
const hardSeparator = /[^a-z0-9_ ]/;

const plain = (content: string): string =>
  content.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/g, ' ');

/** Everything behind a marker that could be one name: its first word, its first two words together, and so on. */
function candidatesAfter(rest: string): string[] {
  const words = (rest.split(hardSeparator)[0] ?? '').split(' ').filter(Boolean).slice(0, limits.usernameMax);
  return words
    .map((_, count) => words.slice(0, count + 1).join(''))
    .filter((name) => name.length >= limits.usernameMin && name.length <= limits.usernameMax);
}

/** Reads a content leniently: case, diacritics, lost or added spaces, and whatever the bank wrote around it don't matter. */
export function payerHints(content: string): PayerHints {
  const text = plain(content);
  const candidates = [...text.matchAll(marker)].flatMap((found) =>
    candidatesAfter(text.slice(found.index + found[0].length)),
  );
  const playerIds = candidates.map((name) => playerIdOf(bareName(name))).filter((id) => id !== null);
  return { names: [...new Set(candidates)], playerIds: [...new Set(playerIds)] };
}

/**
 * The one player that the hints mean, out of those whose bare name or number occurs in them; null when there is none or
 * more than one: what is ambiguous is never guessed. An underscore that survived is taken at its word.
 */
export function choosePayer<Player extends Payer>(
  hints: PayerHints,
  players: readonly Player[],
): Player | null {
  const meant = new Set(players.filter((player) => hints.playerIds.includes(player.id)));
  for (const name of hints.names) {
    const same = players.filter((player) => bareName(player.username) === bareName(name));
    const literal = name.includes('_') ? same.filter((player) => player.username === name) : [];
    for (const player of literal.length > 0 ? literal : same) meant.add(player);
  }
  const [only, ...others] = meant;
  return only && others.length === 0 ? only : null;
}
