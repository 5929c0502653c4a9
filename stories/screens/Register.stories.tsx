import type { Meta } from '@storybook/react-webpack5';
import { registerScenes } from '../scenes/register';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Register', parameters: screenParameters };
export default meta;

const story = storyOf(registerScenes);

export const Phone = story('Phone');
export const PhoneMissing = story('PhoneMissing');
export const PhoneWrong = story('PhoneWrong');
export const Username = story('Username');
export const UsernameWrong = story('UsernameWrong');
export const UsernameChecking = story('UsernameChecking');
export const UsernameFree = story('UsernameFree');
export const UsernameTaken = story('UsernameTaken');
export const UsernameUncheckable = story('UsernameUncheckable');
export const Password = story('Password');
export const PasswordWeak = story('PasswordWeak');
export const PasswordTyped = story('PasswordTyped');
export const SingleForm = story('SingleForm');
export const Submitting = story('Submitting');
export const TooManyTries = story('TooManyTries');
export const Offline = story('Offline');
export const TimedOut = story('TimedOut');
export const ServerError = story('ServerError');
export const Refused = story('Refused');
export const RefusedElsewhere = story('RefusedElsewhere');
export const CookieUnavailable = story('CookieUnavailable');
export const BotCheckUnavailable = story('BotCheckUnavailable');
export const MadeWithoutSession = story('MadeWithoutSession');
