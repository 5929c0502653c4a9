import type { Meta } from '@storybook/react-webpack5';
import { accountActivityScenes } from '../scenes/accountActivity';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/AccountActivity', parameters: screenParameters };
export default meta;

const story = storyOf(accountActivityScenes);

export const Devices = story('Devices');
export const DevicesLoading = story('DevicesLoading');
export const DevicesOffline = story('DevicesOffline');
export const OnlyThisDevice = story('OnlyThisDevice');
export const DeviceUnknown = story('DeviceUnknown');
export const DeviceEnding = story('DeviceEnding');
export const DeviceEndFailed = story('DeviceEndFailed');
export const DeviceEnded = story('DeviceEnded');
export const OthersQuestion = story('OthersQuestion');
export const OthersFailed = story('OthersFailed');
export const OthersEnded = story('OthersEnded');
export const NoSuchCalls = story('NoSuchCalls');
export const SignInsEmpty = story('SignInsEmpty');
export const SignInsServerError = story('SignInsServerError');
export const SignInsOfEveryKind = story('SignInsOfEveryKind');
