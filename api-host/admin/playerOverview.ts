import { playerCode } from '../domain/playerCode';
import { accountDeletionsRepository } from '../repositories/accountDeletions';
import { accountEventsRepository } from '../repositories/accountEvents';
import { accountsRepository } from '../repositories/accounts';
import { accountZonesOf } from '../repositories/migration';
import { deliveriesOf } from '../repositories/operatorDeliveries';
import { playerProfile, sessionsOf, transactionsOf, type PlayerRow } from '../repositories/operatorPlayers';
import {
  alarmsOf,
  auditAbout,
  factorsOf,
  transfersOf,
  waitingMessages,
  waitingTransfersFor,
} from '../repositories/operatorPlayerOverview';
import type { Db } from './command';
import type { Shown } from './masks';

/** Everything that the portal stores about a player, except secrets (OPS-6). At most `limit` rows of each kind, newest first. */
export async function overviewOf(
  db: Db,
  player: PlayerRow,
  { limit, shown }: { limit: number; shown: Shown },
) {
  const { id, email, phoneNumber } = player;
  const account = await accountsRepository(db).byId(id);
  const profile = await playerProfile(db, id);
  const sessions = await sessionsOf(db, id);
  const events = await accountEventsRepository(db).newest(id, limit);
  return {
    player: {
      ...player,
      ...profile,
      transferCode: playerCode(id),
      email: shown.email(email),
      phoneNumber: shown.phone(phoneNumber),
      suspendedAt: account.suspendedAt,
      phoneWaitsUntil: account.phoneWaitsUntil,
      emailWaitsUntil: account.emailWaitsUntil,
      deletesAt: await accountDeletionsRepository(db).dueAt(id),
    },
    factors: await factorsOf(db, id),
    zones: await accountZonesOf(db, id),
    sessions: sessions.map((session) => ({ ...session, address: shown.address(session.address) })),
    events: events.map((event) => ({ ...event, address: shown.address(event.address) })),
    transfers: await transfersOf(db, id, limit),
    deliveries: await deliveriesOf(db, id, limit),
    transactions: await transactionsOf(db, id, limit),
    waiting: {
      transfers: await waitingTransfersFor(db, player.username, limit),
      messages: await waitingMessages(
        db,
        [email, phoneNumber].filter((to) => to !== null),
      ),
    },
    alarms: await alarmsOf(db, id, limit),
    audit: await auditAbout(db, player.username, limit),
  };
}
export type PlayerOverview = Awaited<ReturnType<typeof overviewOf>>;
