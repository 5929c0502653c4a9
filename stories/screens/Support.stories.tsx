import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Support',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/support' },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;

export const InDevelopment: Story = {};
