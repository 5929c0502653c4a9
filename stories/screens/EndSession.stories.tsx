import type { Meta } from '@storybook/react-webpack5';
import { endSessionScenes } from '../scenes/endSession';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/EndSession', parameters: screenParameters };
export default meta;

const story = storyOf(endSessionScenes);

export const Checking = story('Checking');
export const Question = story('Question');
export const UnknownBrowser = story('UnknownBrowser');
export const Ending = story('Ending');
export const EndOffline = story('EndOffline');
export const Ended = story('Ended');
export const EndedBefore = story('EndedBefore');
export const BadLink = story('BadLink');
export const CheckServerError = story('CheckServerError');
