import { isErased } from '../../repositories/accountErasure';
import type { AuditEntry } from '../../repositories/operatorActions';
import { playerRow, type PlayerRow } from '../../repositories/operatorPlayers';
import { Refusal, type Db, type Input } from '../command';
import { PROGRAM } from '../programName';
import { parseText } from '../values';

/** The player of exactly this name. Throws a Refusal that says how to find them; also for a deleted account, which is nobody's. */
export async function playerNamed(db: Db, username: string): Promise<PlayerRow> {
  const player = await anyPlayerNamed(db, username);
  if (await isErased(db, player.id)) throw new Refusal(`The account ${player.username} was deleted.`);
  return player;
}

/** As `playerNamed`, but what is left of a deleted account is shown. */
export async function anyPlayerNamed(db: Db, username: string): Promise<PlayerRow> {
  const player = await playerRow(db, username.toLowerCase());
  if (!player)
    throw new Refusal(`There is no player "${username}": look for them with ${PROGRAM} players find <text>.`);
  return player;
}

/** '1200 KP', or '0 KP and a debt of 300 KP'. */
export const balanceText = ({ credit, debt }: { credit: number; debt: number }): string =>
  debt > 0 ? `${credit} KP and a debt of ${debt} KP` : `${credit} KP`;

/** '1 session', '2 sessions' */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const usernameArg = { name: 'username', meaning: 'the player’s exact username' };

/** What the help of changes under the policy of sensitive changes begins with (OPS-6, docs/security.md). */
export const sensitiveChange =
  'Make sure first that it is the player: the player is signed out everywhere, links and codes end, and every verified channel is notified.';

export const neededReason = { name: 'reason', value: 'text', meaning: 'why, for the audit', required: true };
export const reasonOption = { name: 'reason', value: 'text', meaning: 'why, for the audit' };

export const optionalReason = (input: Input): string | undefined => {
  const given = input.option('reason');
  return given === undefined ? undefined : parseText(given, 'reason', 500);
};

/** What is recorded of a look at personal data: at what, and how much was seen. */
export const lookedAt = (target: string, seen: Record<string, unknown>, reason?: string): AuditEntry => ({
  target,
  reason,
  before: null,
  after: seen,
});

/** Whom KP for all players are for, in the audit and for the limit of one operator alone. No player has such a name. */
export const EVERYBODY = '(all players)';
