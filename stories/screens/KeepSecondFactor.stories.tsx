import type { Meta } from '@storybook/react-webpack5';
import { keepSecondFactorScenes } from '../scenes/secondFactor';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/KeepSecondFactor', parameters: screenParameters };
export default meta;

const story = storyOf(keepSecondFactorScenes);

export const Question = story('Question');
export const Submitting = story('Submitting');
export const TooManyTries = story('TooManyTries');
export const Offline = story('Offline');
export const TimedOut = story('TimedOut');
export const ServerError = story('ServerError');
export const Kept = story('Kept');
export const BadLink = story('BadLink');
