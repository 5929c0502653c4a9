import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type DataColumn, DataTable, EmptyState } from '@portal/ui-kit';
import { screen, within } from '@testing-library/react';
import { axeFaults } from '../axeFaults';
import { renderKit } from '../renderKit';

interface Row {
  id: number;
  text: string;
}

const columns: DataColumn<Row>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id },
  { id: 'text', header: 'Giao dịch', cell: ({ text }) => text, heading: true },
];

const renderTable = (props: { rows: Row[]; loading?: boolean; groupOf?: (row: Row) => string }) =>
  renderKit(
    <DataTable
      columns={columns}
      rowKey={({ id }) => id}
      caption="15 giao dịch gần nhất"
      empty={<EmptyState title="Hiện bạn chưa có giao dịch nào." />}
      {...props}
    />,
  );

it('TX-2: is a named table with headers and rows for screen readers, even when CSS shows it as cards', async () => {
  const { container } = renderTable({ rows: [{ id: 1, text: 'Nạp thẻ' }] });
  const table = screen.getByRole('table', { name: '15 giao dịch gần nhất' });
  expect(table).toHaveAttribute('role', 'table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  const values = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent);
  expect(values).toEqual(['1', 'Nạp thẻ']);
  expect(await axeFaults(container)).toEqual([]);
});

it('TX-2: shows the empty state without rows', () => {
  renderTable({ rows: [] });
  expect(screen.getByText('Hiện bạn chưa có giao dịch nào.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('TX-1: shows placeholder rows while loading, not the empty state', () => {
  renderTable({ rows: [], loading: true });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(6);
  expect(screen.queryByText('Hiện bạn chưa có giao dịch nào.')).not.toBeInTheDocument();
});

it('HOST-2: replaces a row that cannot be rendered by a message, and keeps the other rows', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const breaking: DataColumn<Row> = {
    id: 'text',
    header: 'Giao dịch',
    cell: ({ id, text }) => {
      if (id === 2) throw new TypeError('x is not a function');
      return text;
    },
  };
  renderKit(
    <DataTable
      columns={[breaking]}
      rowKey={({ id }) => id}
      caption="15 giao dịch gần nhất"
      rows={[
        { id: 1, text: 'Nạp thẻ' },
        { id: 2, text: 'Hỏng' },
        { id: 3, text: 'Mua Xu' },
      ]}
    />,
  );
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells).toEqual([
    expect.stringContaining('Nạp thẻ'),
    'Đã xảy ra lỗi, hãy thử tải lại trang.',
    expect.stringContaining('Mua Xu'),
  ]);
});

it('PLAY-7: shows the heading of a group above its first row, without adding a row', () => {
  const rows = ['a', 'b', 'c'].map((text, id) => ({ id, text }));
  renderTable({ rows, groupOf: ({ id }) => (id < 2 ? 'Hôm nay' : 'Hôm qua') });
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('data-group'))).toEqual([
    null,
    'Hôm nay',
    null,
    'Hôm qua',
  ]);
  // The group's first cell shows its name, from an attribute.
  const cells = screen.getAllByRole('cell').filter((cell) => cell.hasAttribute('data-group'));
  expect(cells.map((cell) => cell.getAttribute('data-group'))).toEqual(['Hôm nay', 'Hôm qua']);
});

it('PLAY-7: shows the heading of a group also in browsers that know no alternative text of generated content', () => {
  // Writes the rules as text: jsdom's keep only the last of several values.
  const cache = createCache({ key: 'text', speedy: false });
  renderKit(
    <CacheProvider value={cache}>
      <DataTable columns={columns} rows={[]} rowKey={({ id }) => id} caption="Giao dịch" />
    </CacheProvider>,
  );
  const css = cache.sheet.tags.map(({ textContent }) => textContent).join('');
  expect(css).toContain('>td:first-of-type::before{content:attr(data-group);content:attr(data-group)/"";');
});
