import type { Meta } from '@storybook/react-webpack5';
import { rechargeScenes } from '../scenes/recharge';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Recharge', parameters: screenParameters };
export default meta;

const story = storyOf(rechargeScenes);

export const Fresh = story('Fresh');
export const Loading = story('Loading');
export const Unavailable = story('Unavailable');
export const Chosen = story('Chosen');
export const Popular = story('Popular');
export const Again = story('Again');
export const Asked = story('Asked');
export const Campaign = story('Campaign');
export const CampaignDone = story('CampaignDone');
export const CampaignUsedUp = story('CampaignUsedUp');
export const NotEnough = story('NotEnough');
export const ZeroBalance = story('ZeroBalance');
export const Debt = story('Debt');
export const HugeBalance = story('HugeBalance');
export const LongNames = story('LongNames');
export const NoServers = story('NoServers');
export const NoAmounts = story('NoAmounts');
export const Submitting = story('Submitting');
export const Succeeded = story('Succeeded');
// React logs the error that the part's error boundary catches.
export const OutcomeFailed = { ...story('OutcomeFailed'), tags: ['throws'] };
export const Pending = story('Pending');
export const Delivered = story('Delivered');
export const Refunded = story('Refunded');
export const Refused = story('Refused');
export const RefusedWithoutMessage = story('RefusedWithoutMessage');
export const TooManyTries = story('TooManyTries');
export const Checking = story('Checking');
export const Unconfirmed = story('Unconfirmed');
export const RetryThrottled = story('RetryThrottled');
export const Unreachable = story('Unreachable');
export const Elsewhere = story('Elsewhere');
export const AsksSms = story('AsksSms');
export const AsksEmail = story('AsksEmail');
export const AsksPassword = story('AsksPassword');
export const ProofWrong = story('ProofWrong');
export const ProofCodeSent = story('ProofCodeSent');
export const ProvenSucceeded = story('ProvenSucceeded');
