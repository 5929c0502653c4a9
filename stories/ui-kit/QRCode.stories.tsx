import { ErrorBoundaryPanel, QRCode, QRSheet } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const vietQr =
  '00020101021238580010A000000727012800069704070114190312345678900208QRIBFTTA53037045405500005802VN62190815FSO KP thanhnam63042F5B';

const meta = {
  component: QRCode,
  title: 'Kit/QRCode',
  tags: ['autodocs'],
  // Each story has its own iframe, because the component would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  subcomponents: { QRSheet },
  args: { data: vietQr },
  decorators: [
    (Story) => (
      <ErrorBoundaryPanel>
        <Story />
      </ErrorBoundaryPanel>
    ),
  ],
} satisfies Meta<typeof QRCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Payment: Story = { args: { size: 144 } };
export const HighLevel: Story = { args: { level: 'H' } };
export const LargestVersion: Story = { args: { minVersion: 40, size: 400 } };
export const TooLong: Story = { tags: ['throws'], args: { data: 'x'.repeat(3000) } };
