import type { Meta } from '@storybook/react-webpack5';
import { supportScenes } from '../scenes/shell';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Support', parameters: screenParameters };
export default meta;

const story = storyOf(supportScenes);

export const InDevelopment = story('InDevelopment');
export const Visitor = story('Visitor');
export const Searched = story('Searched');
export const NothingFound = story('NothingFound');
export const WithTransaction = story('WithTransaction');
