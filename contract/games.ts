import { shiftPoint } from './decimal';
import type { GameId } from './names';

interface Game {
  /** The name that players know (ENT-1). */
  name: string;
  /** The name of its currency if a host sends none. */
  coinName: string;
  /** Smallest units in one displayed coin; a power of ten. */
  coinScale: number;
}

export const games: Record<GameId, Game> = {
  fsonline: { name: 'FS Online', coinName: 'Xu', coinScale: 100 },
};

const unknownGame = (gameId: string): Game => ({ name: gameId, coinName: 'Xu', coinScale: 1 });

/** Name and coin scale of a game. An unknown game is shown by its id, with its amounts unscaled. */
export function gameOf(gameId: string): Game {
  return Object.hasOwn(games, gameId) ? games[gameId as GameId] : unknownGame(gameId);
}

/** The coins shown for an amount in the game's smallest unit, exact (GAME-3, HOST-7): 1250 of fsonline is '12.5'. */
export function displayCoins(gameId: string, amount: number): string {
  return shiftPoint(amount, Math.log10(gameOf(gameId).coinScale));
}

/** Whole coins of an amount in the game's smallest unit, rounded down: only extpoint0 is shown so (MIG-2). */
export function wholeCoins(gameId: string, amount: number): number {
  return Math.floor(amount / gameOf(gameId).coinScale);
}
