import type { GameId } from './names';

interface Game {
  /** The name that players know (ENT-1). */
  name: string;
  /** Smallest units in one displayed coin. */
  coinScale: number;
}

export const games: Record<GameId, Game> = {
  fsonline: { name: 'FS Online', coinScale: 100 },
};

const unknownGame = (gameId: string): Game => ({ name: gameId, coinScale: 1 });

/** Name and coin scale of a game. An unknown game is shown by its id, with its amounts unscaled. */
export function gameOf(gameId: string): Game {
  return Object.hasOwn(games, gameId) ? games[gameId as GameId] : unknownGame(gameId);
}

/** Whole coins shown for an amount in the game's smallest unit, rounded down (GAME-3, MIG-2). */
export function displayCoins(gameId: string, amount: number): number {
  return Math.floor(amount / gameOf(gameId).coinScale);
}
