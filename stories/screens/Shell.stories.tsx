import type { Meta } from '@storybook/react-webpack5';
import { shellScenes } from '../scenes/shell';
import { screenParameters, storyOf } from '../support/scenes';

const meta: Meta = { title: 'Screens/Shell', parameters: screenParameters };
export default meta;

const story = storyOf(shellScenes);

export const SessionLookup = story('SessionLookup');
export const HostUnreachable = story('HostUnreachable');
export const SessionEnded = story('SessionEnded');
export const NotFound = story('NotFound');
export const ZeroBalance = story('ZeroBalance');
export const HugeBalance = story('HugeBalance');
export const SidebarOpen = story('SidebarOpen');
export const MenuOpen = story('MenuOpen');
export const LongName = story('LongName');
/** Shows the effect of scrolling, so its screenshots end at the fold. */
export const Scrolled = { ...story('Scrolled'), tags: ['fold'] };
export const Report = story('Report');
export const ReportSent = story('ReportSent');
export const ReportQueued = story('ReportQueued');
export const ReportRefused = story('ReportRefused');
export const LogoutFailed = story('LogoutFailed');
export const ReadEarlier = story('ReadEarlier');
