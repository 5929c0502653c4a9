import { CoinPicture, type CoinGrade } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: CoinPicture,
  title: 'Kit/CoinPicture',
  tags: ['autodocs'],
  args: { grade: 3 },
} satisfies Meta<typeof CoinPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

const grades: CoinGrade[] = [0, 1, 2, 3, 4, 5];

export const Default: Story = {};
export const Large: Story = { args: { grade: 5, width: 240 } };
export const EveryGrade: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {grades.map((grade) => (
        <CoinPicture key={grade} grade={grade} />
      ))}
    </div>
  ),
};
