import { i18n } from '../../i18n/i18n';
import { useOperation, useOperationOnPage, type OperationBinding } from '../useOperation';
import { rechargeActions, type RechargeOrder } from './rechargeSlice';
import './texts';

const binding: OperationBinding<RechargeOrder> = {
  actions: rechargeActions,
  selectState: ({ recharge }) => recharge,
  load: async () => (await import(/* webpackChunkName: "recharge-lazy" */ './rechargeThunks')).rechargeThunks,
  chunkFailedMessage: () => i18n.t('recharge.noChunk'),
};

/** Buys game currency at most once: `{ submit, retry, recheck, dismiss }` (GAME-8). */
export const useRecharge = () => useOperation(binding);

/** For /recharge: resumes an open recharge, and clears a settled outcome when the player leaves the page. */
export const useRechargeOnPage = (username: string) => useOperationOnPage(binding, username);
