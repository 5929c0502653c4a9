import {
  bareName,
  choosePayer,
  payerHints,
  transferSyntax,
  type PayerHints,
} from '../../api-host/domain/transferContent';

export interface Payer {
  id: number;
  username: string;
}

/** Players numbered from 1, in the order of their names. */
export const playersNamed = (usernames: readonly string[]): Payer[] =>
  usernames.map((username, index) => ({ id: index + 1, username }));

/** Whom repositories/transfers.ts finds, and more: every player whose name goes on where a hint may be cut. */
const foundBy = (hints: PayerHints, all: readonly Payer[]): Payer[] =>
  all.filter(
    ({ id, username }) =>
      hints.playerIds.includes(id) ||
      hints.names.some(
        ({ name, mayBeCut }) =>
          bareName(name) === bareName(username) ||
          (mayBeCut && bareName(username).startsWith(bareName(name))),
      ),
  );

/** Whom a content means among these players; null: an operator's matter. */
export function payerOf(content: string, all: readonly Payer[]): string | null {
  const hints = payerHints(content);
  return choosePayer(hints, foundBy(hints, all))?.username ?? null;
}

/** The content that a player is shown among these players. */
export const contentFor = (player: Payer, all: readonly Payer[]): string =>
  transferSyntax(
    player,
    all.some(
      ({ id, username }) => id !== player.id && bareName(username).startsWith(bareName(player.username)),
    ),
  );
