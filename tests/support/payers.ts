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

/** A superset of what repositories/transfers.ts finds: every player whose name continues where a hint may be cut. */
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

/** The player among these that a content names; null: an operator decides. */
export function payerOf(content: string, all: readonly Payer[]): string | null {
  const hints = payerHints(content);
  return choosePayer(hints, foundBy(hints, all))?.username ?? null;
}

/** The transfer content that a player is shown, given these players. */
export const contentFor = (player: Payer, all: readonly Payer[]): string =>
  transferSyntax(
    player,
    all.some(
      ({ id, username }) => id !== player.id && bareName(username).startsWith(bareName(player.username)),
    ),
  );
