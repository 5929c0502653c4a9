import type { Meta } from '@storybook/react-webpack5';
import { forgottenUsernameScenes } from '../scenes/recovery';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/ForgottenUsername', parameters: screenParameters };
export default meta;

const story = storyOf(forgottenUsernameScenes);

export const Empty = story('Empty');
export const Mistakes = story('Mistakes');
export const Submitting = story('Submitting');
export const TooManyTries = story('TooManyTries');
export const Offline = story('Offline');
export const TimedOut = story('TimedOut');
export const ServerError = story('ServerError');
export const BotCheckUnavailable = story('BotCheckUnavailable');
export const Sent = story('Sent');
