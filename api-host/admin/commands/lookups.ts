import { isErased } from '../../repositories/accountErasure';
import type { AuditEntry } from '../../repositories/operatorActions';
import { playerRow, type PlayerRow } from '../../repositories/operatorPlayers';
import { Refusal, type Db, type Input } from '../command';
import { PROGRAM } from '../programName';
import { parseText } from '../values';

/** The player with exactly this name. If there is none, or the account was deleted, throws a Refusal that says how to find players. */
export async function playerNamed(db: Db, username: string): Promise<PlayerRow> {
  const player = await anyPlayerNamed(db, username);
  if (await isErased(db, player.id)) throw new Refusal(`The account ${player.username} was deleted.`);
  return player;
}

/** Like `playerNamed`, but also returns what is left of a deleted account. */
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

/** The first paragraph in the help of commands that fall under the policy for sensitive changes (OPS-6, docs/security.md). */
export const sensitiveChange =
  'Make sure first that it is the player: the player is signed out everywhere, links and codes end, and every verified channel is notified.';

export const neededReason = { name: 'reason', value: 'text', meaning: 'why, for the audit', required: true };
export const reasonOption = { name: 'reason', value: 'text', meaning: 'why, for the audit' };

export const optionalReason = (input: Input): string | undefined => {
  const given = input.option('reason');
  return given === undefined ? undefined : parseText(given, 'reason', 500);
};

/** The audit entry for access to personal data: what was accessed, and how much was shown. */
export const lookedAt = (target: string, seen: Record<string, unknown>, reason?: string): AuditEntry => ({
  target,
  reason,
  before: null,
  after: seen,
});

/** The name that stands for all players in the audit and in the limit per operator. No player can have this name. */
export const EVERYBODY = '(all players)';
