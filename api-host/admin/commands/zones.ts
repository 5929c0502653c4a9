import type { ZoneState } from '@portal/contract';
import { addZone, lockZone, setZone, zonesWithPlayers } from '../../repositories/operatorCatalogue';
import { nothingToDo, Refusal, type Command, type Db } from '../command';
import { PROGRAM } from '../programName';
import { printable, table } from '../table';
import { parseText, parseZoneId } from '../values';
import { optionalReason, reasonOption } from './lookups';

const idArg = { name: 'id', meaning: 'the number of the zone, as in the list' };

async function zoneOf(db: Db, id: number) {
  const zone = (await zonesWithPlayers(db)).find((known) => known.id === id);
  if (!zone) throw new Refusal(`There is no zone ${id}: see ${PROGRAM} zones list.`);
  return zone;
}

const list: Command = {
  words: 'zones list',
  meaning: 'Lists the game’s zones, and how many players have an account on each.',
  examples: [{ typed: 'zones list', meaning: 'all of them' }],
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
    if (zone.state === state) return nothingToDo(`${name} is ${state} already.`);
    return {
      question: [`${name} is ${zone.state} and becomes ${state}. ${texts.consequence(zone.players)}`],
      async apply(trx) {
        const before = await lockZone(trx, zone.id);
        if (before?.state !== zone.state)
          throw new Refusal(`${name} was changed meanwhile: see ${PROGRAM} zones list.`);
        await setZone(trx, zone.id, state);
        return {
          lines: [`${name} is ${state} now.`],
          json: { id: zone.id, state },
          audit: { target: `zone ${zone.id}`, reason, before: { state: before.state }, after: { state } },
        };
      },
    };
  },
});

const open = turning('zones open', 'ACTIVE', {
  meaning: 'Opens a zone: players may recharge there, and move to it.',
  examples: [{ typed: 'zones open 3', meaning: 'zone 3 is ACTIVE from now on' }],
  consequence: (players) => `Accounts there: ${players}.`,
});

const close = turning('zones close', 'CLOSED', {
  meaning:
    'Closes a zone: nobody recharges there, and its players must move to another. Import their balances first.',
  details: [
    'WARNING: import the players’ balances there into account_zones first (docs/operating.md). What stands in that table is what will move; nothing asks the game servers, and players without a row there lose sight of their balance.',
    'Players with an account there see the account update instead of the recharge screen until they have moved. What is on its way there now is delivered or refunded as ever.',
  ],
  examples: [{ typed: 'zones close 3 --reason "merged into 1"', meaning: 'zone 3 is CLOSED from now on' }],
  consequence: (players) =>
    `Accounts there: ${players}; those players can’t recharge until they have moved. What will move is what account_zones holds now.`,
});

const add: Command = {
  words: 'zones add',
  meaning: 'Adds a zone, CLOSED until it is opened.',
  args: [
    { name: 'id', meaning: 'its number with the game servers' },
    { name: 'name', meaning: 'as players read it' },
  ],
  examples: [{ typed: 'zones add 4 "S4 Hoàng Sa"', meaning: 'then zones open 4' }],
  async plan(db, input) {
    const id = parseZoneId(input.arg('id'));
    const name = parseText(input.arg('name'), 'name', 64);
    if ((await zonesWithPlayers(db)).some((zone) => zone.id === id))
      throw new Refusal(`There is a zone ${id} already: see ${PROGRAM} zones list.`);
    return {
      question: [`This adds the zone ${id} (${name}), CLOSED.`],
      async apply(trx) {
        const zone = { id, name, state: 'CLOSED' } as const;
        if (!(await addZone(trx, zone))) throw new Refusal(`There is a zone ${id} already.`);
        return {
          lines: [`Added. Open it with ${PROGRAM} zones open ${id}.`],
          json: zone,
          audit: { target: `zone ${id}`, before: null, after: zone },
        };
      },
    };
  },
};

export const zoneCommands = [list, open, close, add];
