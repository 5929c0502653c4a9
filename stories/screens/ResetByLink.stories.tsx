import type { Meta } from '@storybook/react-webpack5';
import { resetByLinkScenes } from '../scenes/links';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/ResetByLink', parameters: screenParameters };
export default meta;

const story = storyOf(resetByLinkScenes);

export const Verifying = story('Verifying');
export const BadLink = story('BadLink');
export const CheckOffline = story('CheckOffline');
export const CheckServerError = story('CheckServerError');
export const Form = story('Form');
export const Mistakes = story('Mistakes');
export const Submitting = story('Submitting');
export const TooManyTries = story('TooManyTries');
export const Offline = story('Offline');
export const TimedOut = story('TimedOut');
export const ServerError = story('ServerError');
export const Refused = story('Refused');
export const Done = story('Done');
