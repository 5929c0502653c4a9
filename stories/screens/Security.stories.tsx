import type { Meta } from '@storybook/react-webpack5';
import { securityScenes } from '../scenes/security';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Security', parameters: screenParameters };
export default meta;

const story = storyOf(securityScenes);

export const NeverChanged = story('NeverChanged');
export const Changed = story('Changed');
export const PhoneUnverified = story('PhoneUnverified');
export const NothingSet = story('NothingSet');
export const Username = story('Username');
export const Password = story('Password');
export const PasswordMistakes = story('PasswordMistakes');
export const PasswordSaving = story('PasswordSaving');
export const PasswordWrong = story('PasswordWrong');
export const PasswordTooManyTries = story('PasswordTooManyTries');
export const PasswordOffline = story('PasswordOffline');
export const PasswordServerError = story('PasswordServerError');
export const PasswordSaved = story('PasswordSaved');
export const PhoneBySms = story('PhoneBySms');
export const PhoneMistakes = story('PhoneMistakes');
export const PhoneCodeSent = story('PhoneCodeSent');
export const PhoneCodeTooSoon = story('PhoneCodeTooSoon');
export const PhoneByEmail = story('PhoneByEmail');
export const PhoneCodeByEmail = story('PhoneCodeByEmail');
export const PhoneWithoutCode = story('PhoneWithoutCode');
export const PhoneRefused = story('PhoneRefused');
export const PhoneOffline = story('PhoneOffline');
export const PhoneBotCheckUnavailable = story('PhoneBotCheckUnavailable');
export const PhoneSaved = story('PhoneSaved');
