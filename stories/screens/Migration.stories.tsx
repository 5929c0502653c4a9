import type { Meta } from '@storybook/react-webpack5';
import { migrationScenes } from '../scenes/migration';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Migration', parameters: screenParameters };
export default meta;

const story = storyOf(migrationScenes);

export const Fresh = story('Fresh');
export const ZonesLoading = story('ZonesLoading');
export const ZonesUnavailable = story('ZonesUnavailable');
export const NoOpenZone = story('NoOpenZone');
export const SeveralZones = story('SeveralZones');
export const ZeroBalances = story('ZeroBalances');
export const HugeBalances = story('HugeBalances');
export const LongNames = story('LongNames');
export const Chosen = story('Chosen');
export const Confirm = story('Confirm');
export const Submitting = story('Submitting');
export const Moving = story('Moving');
export const Succeeded = story('Succeeded');
export const Refused = story('Refused');
export const RefusedWithErrors = story('RefusedWithErrors');
export const ZoneGone = story('ZoneGone');
export const TooManyTries = story('TooManyTries');
export const Checking = story('Checking');
export const Unconfirmed = story('Unconfirmed');
export const Unreachable = story('Unreachable');
export const Elsewhere = story('Elsewhere');
