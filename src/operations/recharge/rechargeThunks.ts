import { createOperationThunks } from '../operationThunks';
import { rechargeOperation } from './rechargeOperation';

/** Loaded after /recharge has been shown. */
export const rechargeThunks = createOperationThunks(rechargeOperation);
