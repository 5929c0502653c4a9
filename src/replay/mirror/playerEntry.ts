import type { UnknownAction } from '@reduxjs/toolkit';

/** Whether an action is a player's input before a submit. Only logs contain it: no reducer receives it, so the state is unchanged. */
export const isPlayerEntry = ({ type }: Pick<UnknownAction, 'type'>): boolean => /^player\//.test(type);
