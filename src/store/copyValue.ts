import type { AppThunk } from './types';
import { valueCopied } from './slices/copied';

/** Copies a value to the clipboard and confirms it on the screen. A failed or unsupported copy is silent (PAY-6). */
export const copyValue =
  (id: string, value: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await navigator.clipboard.writeText(value);
      dispatch(valueCopied(id));
    } catch {
      // The kit has selected the text, so the player can still copy it by hand.
    }
  };
