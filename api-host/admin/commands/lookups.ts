import path from 'node:path';
import type { Environment } from '../../config';
import { isErased } from '../../repositories/accountErasure';
import type { AuditEntry } from '../../repositories/operatorActions';
import { playerRow, type PlayerRow } from '../../repositories/operatorPlayers';
import { Refusal, type Db, type Input } from '../command';
import { PROGRAM } from '../programName';
import { parseText } from '../values';

/** The player with exactly this username. Throws a Refusal if there is none or the account was deleted. */
export async function playerNamed(db: Db, username: string): Promise<PlayerRow> {
  const player = await anyPlayerNamed(db, username);
  await assertNotDeleted(db, player);
  return player;
}

/** Throws a Refusal if the account was deleted. It cannot be deleted while its balance or its row is locked. */
export async function assertNotDeleted(
  db: Db,
  { id, username }: Pick<PlayerRow, 'id' | 'username'>,
): Promise<void> {
  if (await isErased(db, id)) throw new Refusal(`The account ${username} was deleted.`);
}

/** Like `playerNamed`, but also finds the remains of a deleted account. */
export async function anyPlayerNamed(db: Db, username: string): Promise<PlayerRow> {
  const player = await playerRow(db, username.toLowerCase());
  if (!player)
    throw new Refusal(`There is no player "${username}": search with ${PROGRAM} players find <text>.`);
  return player;
}

/** '1200 KP', or '0 KP and a debt of 300 KP'. */
export const balanceText = ({ credit, debt }: { credit: number; debt: number }): string =>
  debt > 0 ? `${credit} KP and a debt of ${debt} KP` : `${credit} KP`;

/** '1 session', '2 sessions' */
export const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const usernameArg = { name: 'username', meaning: 'the player’s exact username' };

/** The first paragraph of the help of commands under the policy for sensitive changes (OPS-6, docs/security.md). */
export const sensitiveChange =
  'Verify the player’s identity first. The change signs them out everywhere, invalidates links and codes, and notifies every verified channel.';

export const reasonOption = { name: 'reason', value: 'text', meaning: 'the reason, for the audit' };
export const neededReason = { ...reasonOption, required: true };

/** The `--limit` option of a list that shows `rows` by default. */
export const limitOption = (rows: number) => ({
  name: 'limit',
  value: 'count',
  meaning: `maximum number of rows; default ${rows}`,
});

export const optionalReason = (input: Input): string | undefined => {
  const given = input.option('reason');
  return given === undefined ? undefined : parseText(given, 'reason', 500);
};

/** A typed path, relative to the operator's current folder: npm runs commands in the repository. */
export const pathOf = (env: Environment, typed: string): string => path.resolve(env['INIT_CWD'] ?? '', typed);

/** The audit entry for access to personal data: what was accessed, and how much was shown. */
export const accessTo = (target: string, seen: Record<string, unknown>, reason?: string): AuditEntry => ({
  target,
  reason,
  before: null,
  after: seen,
});

/** The same for what the question of a change shows of a player, or a refusal. */
export const accessToPlayer = (
  { username }: Pick<PlayerRow, 'username'>,
  shown: string,
  reason: string | undefined,
): AuditEntry => accessTo(`player ${username}`, { shown }, reason);

/** Stands for all players in the audit and in the operator's limit. No player can have this name. */
export const EVERYBODY = '(all players)';
