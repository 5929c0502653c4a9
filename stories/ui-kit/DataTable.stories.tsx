import {
  type DataColumn,
  DataTable,
  EmptyState,
  LinkButton,
  Money,
  Receipt,
  StatusChip,
} from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

interface Row {
  id: number;
  text: string;
  value: number;
  when: string;
  done: boolean;
}

const columns: DataColumn<Row>[] = [
  { id: 'text', header: 'Giao dịch', cell: (row) => row.text, heading: true },
  { id: 'when', header: 'Thời gian', cell: (row) => row.when },
  {
    id: 'status',
    header: 'Trạng thái',
    cell: ({ done }) => (
      <StatusChip tone={done ? 'success' : 'info'} label={done ? 'Thành công' : 'Đang xử lý'} />
    ),
  },
  { id: 'value', header: 'Số tiền', cell: (row) => <Money value={row.value} signed />, align: 'end' },
];

const rows: Row[] = [
  { id: 3, text: 'Nạp 2.000 Xu vào FS Online', value: -20000, when: '21/11/2026 10:32', done: false },
  { id: 2, text: 'Thưởng nạp thẻ', value: 1600, when: '21/11/2026 09:15', done: true },
  { id: 1, text: 'Nạp thẻ qua ngân hàng Techcombank', value: 120000, when: '21/11/2026 09:15', done: true },
];

const broken: Row = {
  id: 4,
  get text(): string {
    throw new Error('');
  },
  value: 0,
  when: '',
  done: true,
};

const empty = (
  <EmptyState
    icon={<Receipt size={28} aria-hidden />}
    title="Hiện bạn chưa có giao dịch nào."
    action={<LinkButton href="#payment">Nạp thẻ</LinkButton>}
  />
);

const Transactions = (props: { rows: Row[]; loading: boolean; groupOf?: (row: Row) => string }) => (
  <DataTable
    columns={columns}
    rowKey={({ id }) => id}
    caption="15 giao dịch gần nhất"
    empty={empty}
    {...props}
  />
);

const meta = {
  component: Transactions,
  title: 'Kit/DataTable',
  tags: ['autodocs'],
  subcomponents: { DataTable },
  args: { rows, loading: false },
} satisfies Meta<typeof Transactions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { loading: true } };
/** A row that cannot be rendered takes only its own place. */
export const BrokenRow: Story = {
  tags: ['throws'],
  parameters: { controls: { disable: true } },
  render: () => <Transactions rows={[broken, ...rows]} loading={false} />,
};
export const Grouped: Story = { args: { groupOf: ({ done }) => (done ? 'Hôm qua, 20/11' : 'Hôm nay') } };
