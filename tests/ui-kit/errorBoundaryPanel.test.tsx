import { ErrorBoundaryPanel } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from './renderKit';

const Broken = ({ error }: { error: unknown }) => {
  throw error;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('ErrorBoundaryPanel', () => {
  it('PAY-8: shows the message of the error, and the rest of the page lives on', () => {
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

  it.each([[new Error('')], ['a string'], [null]])(
    'PAY-8: says its own text when there is no message (%p)',
    (error) => {
      renderKit(
        <ErrorBoundaryPanel>
          <Broken error={error} />
        </ErrorBoundaryPanel>,
      );
      expect(screen.getByText('Đã xảy ra lỗi, hãy thử tải lại trang.')).toBeVisible();
    },
  );

  it("PAY-8: 'Tải lại' mounts the children anew", async () => {
    let broken = true;
    const mounts = jest.fn();
    const Child = () => {
      useState(mounts);
      if (broken) throw new Error('Hỏng rồi');
      return <p>Đã sửa</p>;
    };
    renderKit(
      <ErrorBoundaryPanel>
        <Child />
      </ErrorBoundaryPanel>,
    );
    broken = false;
    mounts.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(screen.getByText('Đã sửa')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(mounts).toHaveBeenCalled();
  });

  it('PAY-8: a child that breaks again is caught again', async () => {
    renderKit(
      <ErrorBoundaryPanel>
        <Broken error={new Error('Vẫn hỏng')} />
      </ErrorBoundaryPanel>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(screen.getByText('Vẫn hỏng')).toBeVisible();
  });
});
