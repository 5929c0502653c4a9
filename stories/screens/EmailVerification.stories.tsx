import type { Meta } from '@storybook/react-webpack5';
import { emailVerificationScenes } from '../scenes/links';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/EmailVerification', parameters: screenParameters };
export default meta;

const story = storyOf(emailVerificationScenes);

export const Verifying = story('Verifying');
export const Verified = story('Verified');
export const Failed = story('Failed');
export const Unsure = story('Unsure');
export const Offline = story('Offline');
export const ServerError = story('ServerError');
