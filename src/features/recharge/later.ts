import { intentionsOf } from '../../store/intentions/intentions';
import { chargeErrand } from './chargeErrand';

/** What /recharge asks for when it has been shown: carrying a recharge out, and what to say of it afterwards. */
export const charges = intentionsOf(chargeErrand);
export { ChargeOutcome } from './outcome/ChargeOutcome';
export { FollowUp } from './outcome/FollowUp';
