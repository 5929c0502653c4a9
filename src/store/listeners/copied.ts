import { limits } from '@portal/contract';
import { copiedExpired, valueCopied } from '../slices/copied';
import type { AppStartListening } from '../types';

/** PAY-6: the confirmation of a copy disappears 3 seconds after the last copy. */
export function addCopiedListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: valueCopied,
    effect: async (_, api) => {
      api.cancelActiveListeners();
      await api.delay(limits.copiedMs);
      api.dispatch(copiedExpired());
    },
  });
}
