import { useEffect } from 'react';
import { whenUsed } from '../lib/whenIdle';

/** Loads what a submit will need once the player begins to use the page. If that fails, the submit tries again. `load` must be stable. */
export const useLoadWhenUsed = (load: () => Promise<unknown>): void =>
  useEffect(() => whenUsed(() => void load().catch(() => undefined)), [load]);
