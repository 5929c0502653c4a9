import type { AppThunk } from './types';
import { valueCopied } from './slices/copied';

/** Puts a value on the clipboard; only a copy that worked shows, a failed or unsupported one is silent (PAY-6). */
export const copyValue =
  (id: string, value: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await navigator.clipboard.writeText(value);
      dispatch(valueCopied(id));
    } catch {
      // The kit has selected the text, so that the player can still copy it by hand.
    }
  };
