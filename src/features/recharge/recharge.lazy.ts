/** The parts of /recharge that are loaded after the page has been shown. */
export { RechargeOutcome } from './outcome/RechargeOutcome';
export { PendingRecharges } from './outcome/PendingRecharges';
export { NoAmounts } from './parts/NoAmounts';
export { Question } from './parts/Question';
export { Campaigns } from './campaigns/Campaigns';
