import { Logo } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = { component: Logo, title: 'Kit/Logo', tags: ['autodocs'] } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { compact: true } };
