import {
  Button,
  ErrorBoundary,
  ErrorBoundaryPanel,
  ErrorPanel,
  ErrorPanelExtra,
  Notice,
  Panel,
} from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const Broken = ({ message }: { message: string }) => {
  throw new Error(message);
};

const meta = {
  component: Panel,
  title: 'Kit/Panel',
  tags: ['autodocs'],
  subcomponents: { ErrorPanel, ErrorPanelExtra, ErrorBoundary, ErrorBoundaryPanel },
  args: { children: 'Nội dung của thẻ' },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For stories that take no args. */
const withoutArgs = { controls: { disable: true } };

export const Default: Story = {};
export const WithError: Story = {
  parameters: withoutArgs,
  render: () => (
    <ErrorPanel message="Kết nối đến máy chủ bị gián đoạn, xin thử lại sau" onRetry={() => undefined} />
  ),
};
export const WithRetryUnderWay: Story = {
  parameters: withoutArgs,
  render: () => (
    <ErrorPanel busy message="Kết nối đến máy chủ bị gián đoạn, xin thử lại sau" onRetry={() => undefined} />
  ),
};
export const WithFurtherAction: Story = {
  parameters: withoutArgs,
  render: () => (
    <ErrorPanelExtra value={<Button variant="quiet">Báo lỗi</Button>}>
      <ErrorPanel message="Kết nối đến máy chủ bị gián đoạn, xin thử lại sau" onRetry={() => undefined} />
    </ErrorPanelExtra>
  ),
};
export const BoundaryWithMessage: Story = {
  tags: ['throws'],
  parameters: withoutArgs,
  render: () => (
    <ErrorBoundaryPanel>
      <Broken message="Dữ liệu quá dài, không thể tạo mã QR." />
    </ErrorBoundaryPanel>
  ),
};
export const BoundaryWithoutMessage: Story = {
  tags: ['throws'],
  parameters: withoutArgs,
  render: () => (
    <ErrorBoundaryPanel>
      <Broken message="" />
    </ErrorBoundaryPanel>
  ),
};
export const BoundaryOfAPart: Story = {
  tags: ['throws'],
  parameters: withoutArgs,
  render: () => (
    <Panel>
      <ErrorBoundary fallback={() => <Notice severity="error">Không hiển thị được phần này.</Notice>}>
        <Broken message="" />
      </ErrorBoundary>
      <p>Phần còn lại vẫn ở đây.</p>
    </Panel>
  ),
};
