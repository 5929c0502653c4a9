import type { Meta } from '@storybook/react-webpack5';
import { secondFactorScenes } from '../scenes/secondFactor';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/SecondFactor', parameters: screenParameters };
export default meta;

const story = storyOf(secondFactorScenes);

export const Off = story('Off');
export const On = story('On');
export const FewCodes = story('FewCodes');
export const SetUp = story('SetUp');
export const SetUpAsksSms = story('SetUpAsksSms');
export const SetUpAsksPassword = story('SetUpAsksPassword');
export const SetUpOffline = story('SetUpOffline');
export const Scan = story('Scan');
export const ScanWrongCode = story('ScanWrongCode');
export const RecoveryCodes = story('RecoveryCodes');
export const TurnedOn = story('TurnedOn');
export const CodesLost = story('CodesLost');
export const AlreadyOn = story('AlreadyOn');
export const Renew = story('Renew');
export const Renewed = story('Renewed');
export const RenewOffline = story('RenewOffline');
export const TurnOff = story('TurnOff');
export const TurnOffAsksCode = story('TurnOffAsksCode');
export const TurnOffBySms = story('TurnOffBySms');
export const TurnOffTooManyTries = story('TurnOffTooManyTries');
export const TurnedOff = story('TurnedOff');
