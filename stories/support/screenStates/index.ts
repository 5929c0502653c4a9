import { accountStates } from './accountStates';
import { moneyStates } from './moneyStates';
import { publicStates } from './publicStates';

/**
 * The complete list of the states of each screen. Each state has a scene (stories/scenes) and a story (stories/screens); the types
 * enforce both. The test of all stories goes through this list and fails on a state without a story.
 */
export const screenStates = { ...publicStates, ...moneyStates, ...accountStates } as const;

export type Screen = keyof typeof screenStates;
export type StateOf<S extends Screen> = (typeof screenStates)[S][number];
