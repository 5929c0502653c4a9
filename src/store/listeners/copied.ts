import { limits } from '@portal/contract';
import { copiedExpired, valueCopied } from '../slices/copied';
import type { AppStartListening } from '../types';

/** PAY-6: the copied text stands for 3 seconds from the last copy. */
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
