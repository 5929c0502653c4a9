import type { Deps } from '../deps';
import { deliveryTimes } from '../domain/deliverySchedule';
import type { CoinDelivery, DeliveryResult, GameServer } from '../gateways/gameServer';
import { inBatches } from '../repositories/inBatches';
import type { GameMode } from './gameSettings';

type Outcome = 'delivered' | 'refused';

/** In mode 'hang' the server delivers the coins after its caller has timed out. */
const LATE_MS = deliveryTimes.answerWithin + 1_000;

/** The first answer to a delivery id is final. Ids are inserted in order, so that processes do not deadlock. */
const DELIVER = `
  with mode as (
    select coalesce((select value #>> '{}' from sandbox_settings where name = 'game'), 'ok') as mode
  ), asked as (
    select * from unnest($1::uuid[], $2::text[], $3::integer[], $4::bigint[], $5::jsonb[]) a (delivery_id, username, zone_id, coins, migration)
     order by delivery_id
  ), written as (
    insert into sandbox_deliveries (delivery_id, username, zone_id, coins, migration, outcome)
    select a.*, case when $6 or mode.mode = 'ok' then 'delivered' else 'refused' end
      from asked a, mode
     where $6 or mode.mode in ('ok', 'refuse')
    on conflict do nothing
    returning delivery_id, outcome
  )
  select a.delivery_id, mode.mode, coalesce(w.outcome, d.outcome) as outcome
    from asked a cross join mode
    left join written w using (delivery_id)
    left join sandbox_deliveries d on d.delivery_id = a.delivery_id`;

interface Answered {
  delivery_id: string;
  mode: GameMode;
  outcome: Outcome | null;
}

const afterTheCaller = (deliver: () => void): void => {
  setTimeout(deliver, LATE_MS).unref();
};

/**
 * The sandbox's game servers: they record their deliveries in the database and behave as POST /sandbox/game has set. `later` schedules
 * a late delivery.
 */
export function sandboxGameServer(
  { pool, log }: Pick<Deps, 'pool' | 'log'>,
  later: (deliver: () => void) => void = afterTheCaller,
): GameServer {
  async function ask(deliveries: CoinDelivery[], whateverTheMode: boolean): Promise<Answered[]> {
    const { rows } = await pool.query<Answered>({
      name: 'sandbox-deliver',
      text: DELIVER,
      values: [
        deliveries.map(({ deliveryId }) => deliveryId),
        deliveries.map(({ username }) => username),
        deliveries.map(({ zoneId }) => zoneId),
        deliveries.map(({ coins }) => coins),
        deliveries.map(({ migration }) => migration && JSON.stringify(migration)),
        whateverTheMode,
      ],
    });
    const byId = new Map(rows.map((row) => [row.delivery_id, row]));
    return deliveries.map(
      ({ deliveryId }) => byId.get(deliveryId) ?? { delivery_id: deliveryId, mode: 'down', outcome: null },
    );
  }

  const inMode = inBatches((deliveries: CoinDelivery[]) => ask(deliveries, false), {
    parallel: 2,
    size: 100,
  });

  const deliverLate = (delivery: CoinDelivery) =>
    later(() => {
      ask([delivery], true).catch((error: unknown) =>
        log.debug({ err: error }, 'a late sandbox delivery was lost'),
      );
    });

  return {
    async deliver(delivery, signal): Promise<DeliveryResult> {
      const { mode, outcome } = await inMode(delivery);
      if (mode === 'down') return { status: 'unknown', reason: 'the sandbox game server is down' };
      if (mode === 'hang') {
        deliverLate(delivery);
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return { status: 'unknown', reason: 'the sandbox game server hangs' };
      }
      if (outcome === 'delivered') return { status: 'delivered' };
      if (outcome === 'refused') return { status: 'refused', reason: 'the sandbox game server refuses' };
      return { status: 'unknown', reason: 'the same delivery is under way' };
    },
  };
}
