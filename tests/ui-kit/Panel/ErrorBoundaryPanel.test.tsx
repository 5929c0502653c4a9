import { ErrorBoundaryPanel } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from '../renderKit';

const Broken = ({ error }: { error: unknown }) => {
  throw error;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('PAY-8: shows the message of the error and leaves the rest of the page', () => {
  renderKit(
    <>
      <ErrorBoundaryPanel>
        <Broken error={new Error('Hỏng rồi')} />
      </ErrorBoundaryPanel>
      <p>Phần còn lại</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Hỏng rồi');
  expect(screen.getByText('Phần còn lại')).toBeVisible();
});

it.each([[new Error('')], ['a string'], [null], [new TypeError('x is not a function')]])(
  'PAY-8, HOST-2: shows the fallback message when there is none for players (%p)',
  (error) => {
    renderKit(
      <ErrorBoundaryPanel>
        <Broken error={error} />
      </ErrorBoundaryPanel>,
    );
    expect(screen.getByText('Đã xảy ra lỗi, hãy thử tải lại trang.')).toBeVisible();
  },
);

it("PAY-8: 'Tải lại' remounts the children", async () => {
  let broken = true;
  const onMount = jest.fn();
  const Child = () => {
    useState(onMount);
    if (broken) throw new Error('Hỏng rồi');
    return <p>Đã sửa</p>;
  };
  renderKit(
    <ErrorBoundaryPanel>
      <Child />
    </ErrorBoundaryPanel>,
  );
  broken = false;
  onMount.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }));
  expect(screen.getByText('Đã sửa')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(onMount).toHaveBeenCalled();
});

it('PAY-8: the retry moves focus from its button to the part of the page around it', async () => {
  renderKit(
    <main tabIndex={-1}>
      <ErrorBoundaryPanel>
        <Broken error={new Error('Vẫn hỏng')} />
      </ErrorBoundaryPanel>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('PAY-8: catches a second error after a retry', async () => {
  renderKit(
    <ErrorBoundaryPanel>
      <Broken error={new Error('Vẫn hỏng')} />
    </ErrorBoundaryPanel>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }));
  expect(screen.getByText('Vẫn hỏng')).toBeVisible();
});

it('PAY-8: the button calls onRetry, and a new resetKey alone remounts the children', async () => {
  const onRetry = jest.fn();
  const Child = ({ data }: { data: string }) => {
    if (data === '') throw new Error('Hỏng rồi');
    return <p>{data}</p>;
  };
  const panel = (data: string) => (
    <ErrorBoundaryPanel resetKey={data} onRetry={onRetry}>
      <Child data={data} />
    </ErrorBoundaryPanel>
  );
  const { rerender } = renderKit(panel(''));
  await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Hỏng rồi')).toBeVisible();
  rerender(panel('Đây rồi'));
  expect(screen.getByText('Đây rồi')).toBeVisible();
});
