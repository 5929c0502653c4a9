import { Gauge, type Registry } from 'prom-client';
import { alarmKinds } from '../domain/alarms';
import type { BacklogMetrics } from '../repositories/backlogMetrics';

/** All scrapes within this time (ms) share one reading. */
const FRESH_MS = 5_000;
/** The longest that a scrape waits for the database, in ms. */
const WITHIN_MS = 2_000;

const channels = ['email', 'sms', 'webhook'];

interface Source {
  read: () => Promise<BacklogMetrics>;
  now?: () => number;
}

/** Reads the figures at most once per FRESH_MS; null when the database does not respond in time. It never throws. */
function backlogReader({
  read,
  now = () => performance.now(),
}: Source): () => Promise<BacklogMetrics | null> {
  let last: { at: number; figures: Promise<BacklogMetrics | null> } | null = null;

  async function withinTime(): Promise<BacklogMetrics | null> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), WITHIN_MS);
    });
    return Promise.race([read().catch(() => null), tooLate]).finally(() => clearTimeout(timer));
  }

  return () => {
    if (!last || now() - last.at >= FRESH_MS) last = { at: now(), figures: withinTime() };
    return last.figures;
  };
}

/**
 * Pending work in the database. Every host reports the same figures, so aggregate hosts with max, not sum. While the database does
 * not respond these metrics are missing, and portal_database_up is 0.
 */
export function databaseMetrics(register: Registry, source: Source): void {
  const figures = backlogReader(source);

  const gauge = (
    name: string,
    help: string,
    set: (gauge: Gauge, figures: BacklogMetrics) => void,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      async collect() {
        const found = await figures();
        this.reset();
        if (found) set(this, found);
        else if (labelNames.length === 0) this.remove();
      },
    });

  new Gauge({
    name: 'portal_database_up',
    help: '1 when the database has answered this scrape.',
    registers: [register],
    async collect() {
      this.set((await figures()) ? 1 : 0);
    },
  });

  const byChannel =
    (of: 'count' | 'oldest') =>
    (to: Gauge, { outbox }: BacklogMetrics) => {
      for (const channel of channels)
        to.set({ channel }, outbox.find((row) => row.channel === channel)?.[of] ?? 0);
    };
  gauge('portal_outbox_messages', 'Messages that wait to be sent.', byChannel('count'), ['channel']);
  gauge('portal_outbox_oldest_seconds', 'Age of the oldest message that waits.', byChannel('oldest'), [
    'channel',
  ]);

  gauge(
    'portal_deliveries_pending',
    'Deliveries without an answer of the game server, by how long they wait.',
    (to, { deliveries }) => {
      to.set({ age: 'up to 1 min' }, deliveries.upToMinute);
      to.set({ age: '1 to 10 min' }, deliveries.upToTenMinutes);
      to.set({ age: 'over 10 min' }, deliveries.older);
    },
    ['age'],
  );
  gauge('portal_deliveries_oldest_seconds', 'Age of the oldest pending delivery.', (to, { deliveries }) =>
    to.set(deliveries.oldest ?? 0),
  );

  gauge('portal_transfers_waiting', 'Transfers that wait for an operator.', (to, { transfers }) =>
    to.set(transfers.count),
  );
  gauge('portal_transfers_waiting_vnd', 'What they are worth, in VND.', (to, { transfers }) =>
    to.set(transfers.vnd),
  );
  gauge('portal_transfers_oldest_seconds', 'Age of the oldest waiting transfer.', (to, { transfers }) =>
    to.set(transfers.oldest ?? 0),
  );

  gauge('portal_claims_open', 'Claims of players that wait for an operator.', (to, { claims }) =>
    to.set(claims.count),
  );
  gauge('portal_claims_oldest_seconds', 'Age of the oldest open claim.', (to, { claims }) =>
    to.set(claims.oldest ?? 0),
  );

  gauge(
    'portal_alarms_open',
    'Open alarms.',
    (to, { alarms }) => {
      for (const kind of Object.keys(alarmKinds))
        to.set({ kind }, alarms.find((row) => row.kind === kind)?.count ?? 0);
    },
    ['kind'],
  );

  gauge(
    'portal_ledger_check_timestamp_seconds',
    'When the ledger was last checked; 0: never.',
    (to, { ledgerCheck }) => to.set(ledgerCheck?.at ?? 0),
  );
  gauge(
    'portal_ledger_sound',
    '1 when the last check of the ledger found nothing, 0 when it did.',
    (to, { ledgerCheck }) => (ledgerCheck ? to.set(ledgerCheck.sound ? 1 : 0) : to.remove()),
  );
}
