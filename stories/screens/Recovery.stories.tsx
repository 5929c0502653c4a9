import type { Meta } from '@storybook/react-webpack5';
import { recoveryScenes } from '../scenes/recovery';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Recovery', parameters: screenParameters };
export default meta;

const story = storyOf(recoveryScenes);

export const Chooser = story('Chooser');
