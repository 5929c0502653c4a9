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
import { cutTo } from './limited';
import type { Shown } from './masks';

/**
 * Everything that the portal stores about a player, except secrets (OPS-6). At most `limit` rows of each kind, newest first, apart from
 * sessions; `more`: the kinds that have more.
 */
export async function overviewOf(
  db: Db,
  player: PlayerRow,
  { limit, shown }: { limit: number; shown: Shown },
) {
  const { id, email, phoneNumber } = player;
  const account = await accountsRepository(db).byId(id);
  const profile = await playerProfile(db, id);
  const sessions = await sessionsOf(db, id);
  const more = sessions.length > limit ? ['sessions'] : [];
  const upToLimit = async <Row>(kind: string, read: (most: number) => Promise<Row[]>): Promise<Row[]> => {
    const cut = await cutTo(limit, read);
    if (cut.more) more.push(kind);
    return cut.rows;
  };
  const accountEvents = accountEventsRepository(db);
  const events = await accountEvents.newest(id, limit);
  if ((await accountEvents.count(id)) > events.length) more.push('sign-ins');
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
    transfers: await upToLimit('transfers', (most) => transfersOf(db, id, most)),
    deliveries: await upToLimit('recharges and migrations', (most) => deliveriesOf(db, id, most)),
    transactions: await upToLimit('transactions', (most) => transactionsOf(db, id, most)),
    waiting: {
      transfers: await upToLimit('waiting transfers', (most) =>
        waitingTransfersFor(db, player.username, most),
      ),
      messages: await waitingMessages(
        db,
        [email, phoneNumber].filter((to) => to !== null),
      ),
    },
    alarms: await upToLimit('alarms', (most) => alarmsOf(db, id, most)),
    audit: await upToLimit('actions of operators', (most) => auditAbout(db, player.username, most)),
    more,
  };
}
export type PlayerOverview = Awaited<ReturnType<typeof overviewOf>>;
