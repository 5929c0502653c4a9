import type { Meta } from '@storybook/react-webpack5';
import { loginPasskeyScenes } from '../scenes/passkeys';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/LoginPasskey', parameters: screenParameters };
export default meta;

const story = storyOf(loginPasskeyScenes);

export const Offered = story('Offered');
export const Failed = story('Failed');
export const Submitting = story('Submitting');
