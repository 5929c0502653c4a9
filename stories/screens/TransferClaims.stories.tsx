import type { Meta } from '@storybook/react-webpack5';
import { transferClaimsScenes } from '../scenes/transferClaims';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/TransferClaims', parameters: screenParameters };
export default meta;

const story = storyOf(transferClaimsScenes);

export const Fresh = story('Fresh');
export const Loading = story('Loading');
export const ServerError = story('ServerError');
export const NoSuchCall = story('NoSuchCall');
export const EveryState = story('EveryState');
export const Invalid = story('Invalid');
export const Refused = story('Refused');
export const Sent = story('Sent');
