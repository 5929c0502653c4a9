import type { Meta } from '@storybook/react-webpack5';
import { giftCodesScenes } from '../scenes/giftCodes';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/GiftCodes', parameters: screenParameters };
export default meta;

const story = storyOf(giftCodesScenes);

export const Usable = story('Usable');
export const Loading = story('Loading');
export const Offline = story('Offline');
export const ServerError = story('ServerError');
export const Empty = story('Empty');
export const NoSuchCall = story('NoSuchCall');
export const EveryState = story('EveryState');
export const AllOver = story('AllOver');
export const NoRedemptions = story('NoRedemptions');
export const Invalid = story('Invalid');
export const WrongCode = story('WrongCode');
export const TooManyCodes = story('TooManyCodes');
export const Redeemed = story('Redeemed');
export const RedeemedBefore = story('RedeemedBefore');
export const LongValues = story('LongValues');
export const Copied = story('Copied');
