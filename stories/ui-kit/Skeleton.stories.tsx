import { LoadingText, SkeletonBlock, SkeletonPanel, SkeletonText, SkeletonTiles } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: SkeletonPanel,
  title: 'Kit/Skeleton',
  tags: ['autodocs'],
  subcomponents: { SkeletonText, SkeletonBlock, SkeletonTiles, LoadingText },
} satisfies Meta<typeof SkeletonPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = {};
export const Text: Story = { render: () => <SkeletonText width={240} /> };
export const Block: Story = { render: () => <SkeletonBlock height={112} /> };
export const Tiles: Story = { render: () => <SkeletonTiles count={4} /> };
