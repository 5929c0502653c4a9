import { gameIds } from '@portal/contract';

/** The only game there is (GAME-1). */
export const [GAME] = gameIds;
