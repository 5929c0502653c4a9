import { type DataColumn, DataTable, EmptyState, MethodIcon, Toast } from '@portal/ui-kit';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, renderKit } from './renderKit';

interface Row {
  id: number;
  text: string;
}

const columns: DataColumn<Row>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id },
  { id: 'text', header: 'Giao dịch', cell: ({ text }) => text, heading: true },
];

const table = (props: { rows: Row[]; loading?: boolean }) => (
  <DataTable
    columns={columns}
    rowKey={({ id }) => id}
    caption="15 giao dịch gần nhất"
    empty={<EmptyState title="Hiện bạn chưa có giao dịch nào." />}
    {...props}
  />
);

describe('DataTable', () => {
  it('TX-2: is a named table with headers and rows, for screen readers too when it is drawn as cards', async () => {
    const { container } = renderKit(table({ rows: [{ id: 1, text: 'Nạp thẻ' }] }));
    const found = screen.getByRole('table', { name: '15 giao dịch gần nhất' });
    expect(found).toHaveAttribute('role', 'table');
    expect(within(found).getAllByRole('columnheader')).toHaveLength(2);
    expect(
      within(found)
        .getAllByRole('cell')
        .map((cell) => cell.lastElementChild?.textContent),
    ).toEqual(['1', 'Nạp thẻ']);
    expect(await axeFaults(container)).toEqual([]);
  });

  it('TX-2: says when there is nothing', () => {
    renderKit(table({ rows: [] }));
    expect(screen.getByText('Hiện bạn chưa có giao dịch nào.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('TX-1: keeps its shape while loading, and does not say that there is nothing', () => {
    renderKit(table({ rows: [], loading: true }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(screen.queryByText('Hiện bạn chưa có giao dịch nào.')).not.toBeInTheDocument();
  });
});

describe('MethodIcon', () => {
  it.each(['momo', 'viettelpay', 'techcombank', 'vietcombank'])('PAY-2: has a mark for %s', (name) => {
    const { container } = renderKit(<MethodIcon name={name} />);
    expect(container.querySelector('svg')).toHaveAttribute('data-brand', name);
  });

  it.each(['acb', '', 'toString', '__proto__'])('PAY-2: draws a neutral icon for "%s"', (name) => {
    const { container } = renderKit(<MethodIcon name={name} />);
    expect(container.querySelector('svg')).toHaveAttribute('data-neutral');
  });
});

describe('Toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('PAY-9: is announced politely and goes by itself', () => {
    const onClose = jest.fn();
    renderKit(<Toast open message="Bạn vừa nhận được 120.000 KP." onClose={onClose} autoHideMs={6000} />);
    expect(screen.getByRole('status')).toHaveTextContent('Bạn vừa nhận được 120.000 KP.');
    act(() => jest.advanceTimersByTime(5999));
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('PAY-9: waits while it is pointed at', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const onClose = jest.fn();
    renderKit(<Toast open message="Bạn vừa nhận được 120.000 KP." onClose={onClose} autoHideMs={6000} />);
    await user.hover(screen.getByText(/120\.000/));
    act(() => jest.advanceTimersByTime(60000));
    expect(onClose).not.toHaveBeenCalled();
    await user.unhover(screen.getByText(/120\.000/));
    act(() => jest.advanceTimersByTime(6000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
