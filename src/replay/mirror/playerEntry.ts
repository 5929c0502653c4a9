import type { UnknownAction } from '@reduxjs/toolkit';

/** What a player did before they submitted anything. Only a log has it: no reducer is given it, and the state stays the same object. */
export const isPlayerEntry = ({ type }: Pick<UnknownAction, 'type'>): boolean => /^player\//.test(type);
