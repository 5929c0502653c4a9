import { accountStates } from './accountStates';
import { moneyStates } from './moneyStates';
import { publicStates } from './publicStates';

/**
 * Every state that each screen can be in, once. A state is a scene (stories/scenes) and a story (stories/screens), both
 * checked by their types; the check of all stories counts these and fails on one that has no story.
 */
export const screenStates = { ...publicStates, ...moneyStates, ...accountStates } as const;

export type Screen = keyof typeof screenStates;
export type StateOf<S extends Screen> = (typeof screenStates)[S][number];
