import type { ZoneState } from '@portal/contract';
import { addZone, lockZone, setZone, zonesWithPlayers } from '../../repositories/operatorCatalogue';
import { pendingMigrations } from '../../repositories/operatorDeliveries';
import { nothingToDo, Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { printable, table } from '../table';
import { parseText, parseZoneId } from '../values';
import { optionalReason, reasonOption } from './lookups';

const idArg = { name: 'id', meaning: 'the zone’s number, from zones list' };

async function zoneOf(db: Db, id: number) {
  const zone = (await zonesWithPlayers(db)).find((known) => known.id === id);
  if (!zone) throw new Refusal(`There is no zone ${id}: see ${PROGRAM} zones list.`);
  return zone;
}

/** How many pending migrations a refusal names. */
const NAMED = 5;

/**
 * Throws a Refusal if a migration to or from the zone is pending: the imported balances may already contain what it moves, and would
 * then be added to twice.
 */
async function assertNothingMoves(db: Db, id: number, name: string): Promise<void> {
  const numbers = await pendingMigrations(db, id, NAMED + 1);
  if (numbers.length === 0) return;
  const named = [...numbers.slice(0, NAMED), ...(numbers.length > NAMED ? ['…'] : [])].join(', ');
  throw new Refusal(
    `Migrations to or from ${name} are pending: ${named} (see ${PROGRAM} deliveries list). Settle them, import the balances again, then close the zone.`,
  );
}

const list: Command = {
  words: 'zones list',
  meaning: 'Lists the zones, and the number of players with an account on each.',
  examples: [{ typed: 'zones list', meaning: 'all zones' }],
  async read(db) {
    const zones = await zonesWithPlayers(db);
    const shown = {
      ID: (zone: (typeof zones)[number]) => zone.id,
      NAME: (zone: (typeof zones)[number]) => zone.name,
      STATE: (zone: (typeof zones)[number]) => zone.state,
      PLAYERS: (zone: (typeof zones)[number]) => zone.players,
    };
    return { lines: table(zones, shown, 'None.'), json: { zones } };
  },
};

/** `zones open` and `zones close`. */
const turning = (
  words: string,
  state: ZoneState,
  texts: Pick<Command, 'meaning' | 'details' | 'examples'> & { consequence(players: number): string },
): Command => ({
  words,
  meaning: texts.meaning,
  ...(texts.details && { details: texts.details }),
  args: [idArg],
  options: [reasonOption],
  examples: texts.examples,
  async plan(db, input) {
    const zone = await zoneOf(db, parseZoneId(input.arg('id')));
    const reason = optionalReason(input);
    const name = `Zone ${zone.id} (${printable(zone.name)})`;
    if (zone.state === state) return nothingToDo(`${name} is already ${state}.`);
    if (state === 'CLOSED') await assertNothingMoves(db, zone.id, name);
    return {
      question: [
        `This changes zone ${zone.id} (${printable(zone.name)}) from ${zone.state} to ${state}. ${texts.consequence(zone.players)}`,
      ],
      async apply(trx) {
        const before = await lockZone(trx, zone.id);
        if (before?.state !== zone.state)
          throw new Refusal(`${name} was changed in the meantime: see ${PROGRAM} zones list.`);
        // Changed first: Citus does not change a reference table after it has read several workers at once.
        await setZone(trx, zone.id, state);
        if (state === 'CLOSED') await assertNothingMoves(trx, zone.id, name);
        return {
          lines: [`${name} is now ${state}.`],
          json: { id: zone.id, state },
          audit: { target: `zone ${zone.id}`, reason, before: { state: before.state }, after: { state } },
        };
      },
    };
  },
});

const open = turning('zones open', 'ACTIVE', {
  meaning: 'Opens a zone: players can recharge there and migrate to it.',
  examples: [{ typed: 'zones open 3', meaning: 'zone 3 becomes ACTIVE' }],
  consequence: (players) => `Accounts on it: ${players}.`,
});

const close = turning('zones close', 'CLOSED', {
  meaning:
    'Closes a zone: nobody can recharge there, and its players must migrate to another. Import their balances first.',
  details: [
    'WARNING: first import the players’ balances on this zone into account_zones (docs/operating.md). Exactly the amounts in that table will move: the game servers are not asked, and players without a row no longer see their balance.',
    'It is refused while a migration to or from the zone is pending.',
    'Players with an account on the zone see the account update instead of the recharge screen until they have migrated. Pending deliveries are still delivered or refunded.',
  ],
  examples: [{ typed: 'zones close 3 --reason "merged into 1"', meaning: 'zone 3 becomes CLOSED' }],
  consequence: (players) =>
    `Accounts on it: ${players}; these players cannot recharge until they have migrated. Exactly the amounts in account_zones will move.`,
});

const add: Command = {
  words: 'zones add',
  meaning: 'Adds a zone. It is CLOSED until `zones open`.',
  args: [
    { name: 'id', meaning: 'the zone’s number on the game servers' },
    { name: 'name', meaning: 'name that players see' },
  ],
  examples: [{ typed: 'zones add 4 "S4 Hoàng Sa"', meaning: 'then run zones open 4' }],
  async plan(db, input) {
    const id = parseZoneId(input.arg('id'));
    const name = parseText(input.arg('name'), 'name', 64);
    if ((await zonesWithPlayers(db)).some((zone) => zone.id === id))
      throw new Refusal(`Zone ${id} already exists: see ${PROGRAM} zones list.`);
    return {
      question: [`This adds zone ${id} (${name}), which is CLOSED.`],
      async apply(trx) {
        const zone = { id, name, state: 'CLOSED' } as const;
        if (!(await addZone(trx, zone))) throw new Refusal(`Zone ${id} already exists.`);
        return {
          lines: [`Added zone ${id}. To open it: ${PROGRAM} zones open ${id}.`],
          json: zone,
          audit: { target: `zone ${id}`, before: null, after: zone },
        };
      },
    };
  },
};

export const zoneCommands = [list, open, close, add];
