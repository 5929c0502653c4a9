import type { Meta } from '@storybook/react-webpack5';
import { recoveryByPhoneScenes } from '../scenes/recovery';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/RecoveryByPhone', parameters: screenParameters };
export default meta;

const story = storyOf(recoveryByPhoneScenes);

export const Empty = story('Empty');
export const LongUsername = story('LongUsername');
export const Mistakes = story('Mistakes');
export const Submitting = story('Submitting');
export const TooManyTries = story('TooManyTries');
export const Offline = story('Offline');
export const TimedOut = story('TimedOut');
export const ServerError = story('ServerError');
export const WrongCode = story('WrongCode');
export const Done = story('Done');
