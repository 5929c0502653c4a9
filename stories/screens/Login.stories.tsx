import type { Meta } from '@storybook/react-webpack5';
import { loginScenes } from '../scenes/login';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Login', parameters: screenParameters };
export default meta;

const story = storyOf(loginScenes);

export const Empty = story('Empty');
export const Filled = story('Filled');
export const SessionEnded = story('SessionEnded');
export const Reloaded = story('Reloaded');
export const LongValues = story('LongValues');
export const Submitting = story('Submitting');
export const TooManyTries = story('TooManyTries');
export const Offline = story('Offline');
export const TimedOut = story('TimedOut');
export const ServerError = story('ServerError');
export const Refused = story('Refused');
export const RefusedElsewhere = story('RefusedElsewhere');
export const WebPage = story('WebPage');
export const CookieUnavailable = story('CookieUnavailable');
export const SessionStale = story('SessionStale');
export const CookiesBlocked = story('CookiesBlocked');
