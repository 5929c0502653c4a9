import type { EntitySchemas } from './entity';
import { gameEntities } from './game';
import { moneyEntities } from './money';
import { playerEntities } from './player';

export { entity } from './entity';

/** The schemas of all entities. */
export const entitySchemas: EntitySchemas = { ...playerEntities, ...moneyEntities, ...gameEntities };
