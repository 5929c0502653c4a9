import type { GameId } from './names';

interface Game {
  /** As players know it (ENT-1). */
  name: string;
  /** Smallest units in one displayed coin. */
  coinScale: number;
}

export const games: Record<GameId, Game> = {
  fsonline: { name: 'FS Online', coinScale: 100 },
};

const unknownGame = (gameId: string): Game => ({ name: gameId, coinScale: 1 });

/** The game's display facts; a game this contract doesn't know shows its id and its amounts as they are. */
export function gameOf(gameId: string): Game {
  return Object.hasOwn(games, gameId) ? games[gameId as GameId] : unknownGame(gameId);
}

/** Whole coins shown for an amount in the game's smallest unit, rounded down (GAME-3, MIG-2). */
export function displayCoins(gameId: string, amount: number): number {
  return Math.floor(amount / gameOf(gameId).coinScale);
}
