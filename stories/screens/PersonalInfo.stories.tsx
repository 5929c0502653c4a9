import type { Meta } from '@storybook/react-webpack5';
import { personalInfoScenes } from '../scenes/personalInfo';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/PersonalInfo', parameters: screenParameters };
export default meta;

const story = storyOf(personalInfoScenes);

export const AllSet = story('AllSet');
export const NothingSet = story('NothingSet');
export const PhoneUnverified = story('PhoneUnverified');
export const EmailUnverified = story('EmailUnverified');
export const LongValues = story('LongValues');
export const Name = story('Name');
export const NameMissing = story('NameMissing');
export const NameSaving = story('NameSaving');
export const NameRefused = story('NameRefused');
export const NameTooManyTries = story('NameTooManyTries');
export const NameOffline = story('NameOffline');
export const NameServerError = story('NameServerError');
export const NameSaved = story('NameSaved');
export const Language = story('Language');
export const LanguageSaved = story('LanguageSaved');
export const Phone = story('Phone');
export const PhoneUnset = story('PhoneUnset');
export const Email = story('Email');
export const EmailWrong = story('EmailWrong');
export const EmailNeedsCode = story('EmailNeedsCode');
export const EmailCodeSent = story('EmailCodeSent');
export const EmailCodeTooSoon = story('EmailCodeTooSoon');
export const EmailCodeWrong = story('EmailCodeWrong');
export const EmailSaved = story('EmailSaved');
export const EmailVerification = story('EmailVerification');
export const EmailVerificationSent = story('EmailVerificationSent');
export const EmailVerificationFailed = story('EmailVerificationFailed');
