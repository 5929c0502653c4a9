import type { Meta } from '@storybook/react-webpack5';
import { passkeyScenes } from '../scenes/passkeys';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Passkeys', parameters: screenParameters };
export default meta;

const story = storyOf(passkeyScenes);

export const None = story('None');
export const Several = story('Several');
export const Loading = story('Loading');
export const ServerError = story('ServerError');
export const Add = story('Add');
export const AddAsksSms = story('AddAsksSms');
export const AddUnable = story('AddUnable');
export const Remove = story('Remove');
export const RemoveByPasskey = story('RemoveByPasskey');
export const Removed = story('Removed');
