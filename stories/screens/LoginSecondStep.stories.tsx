import type { Meta } from '@storybook/react-webpack5';
import { loginSecondStepScenes } from '../scenes/secondFactor';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/LoginSecondStep', parameters: screenParameters };
export default meta;

const story = storyOf(loginSecondStepScenes);

export const Code = story('Code');
export const CodeMissing = story('CodeMissing');
export const CodeWrong = story('CodeWrong');
export const RecoveryCode = story('RecoveryCode');
export const Lost = story('Lost');
export const LostRequested = story('LostRequested');
export const LostCode = story('LostCode');
export const ApproveBySms = story('ApproveBySms');
export const ApproveByEmail = story('ApproveByEmail');
export const ApproveWrong = story('ApproveWrong');
