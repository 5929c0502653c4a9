import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent, useLazyComponent } from '../../../ui-kit/shared/lazyComponent';

const Part = () => <p>Phần đến sau</p>;

interface PageProps {
  lazy: LazyComponent<object>;
  needed: boolean;
  onError?: () => void;
}

const ignoreError = () => undefined;

const Page = ({ lazy, needed, onError = ignoreError }: PageProps) => {
  const Loaded = useLazyComponent(lazy, needed, onError);
  return Loaded && needed ? <Loaded /> : <p>Trang</p>;
};

/** A lazy component whose chunk requests the test resolves. */
function controlledChunk() {
  const requests: { succeed: () => void; fail: () => void }[] = [];
  const lazy = lazyComponent(
    () =>
      new Promise<ComponentType<object>>((resolve, reject) => {
        requests.push({ succeed: () => resolve(Part), fail: () => reject(new Error('offline')) });
      }),
  );
  return { requests, lazy };
}

afterEach(() => jest.useRealTimers());

it('loads at once and only once when it is needed, and renders when it is loaded', async () => {
  const { requests, lazy } = controlledChunk();
  const page = (needed: boolean) => <Page lazy={lazy} needed={needed} />;
  const { rerender } = render(page(true));
  rerender(page(false));
  rerender(page(true));
  expect(requests).toHaveLength(1);
  expect(screen.getByText('Trang')).toBeInTheDocument();
  await act(async () => requests[0]?.succeed());
  expect(screen.getByText('Phần đến sau')).toBeInTheDocument();
});

it('loads when the browser is idle while it is not needed', async () => {
  jest.useFakeTimers();
  const { requests, lazy } = controlledChunk();
  render(<Page lazy={lazy} needed={false} />);
  expect(requests).toHaveLength(0);
  await act(() => jest.runOnlyPendingTimersAsync());
  expect(requests).toHaveLength(1);
});

it('calls onError when loading fails, and tries again the next time', async () => {
  const { requests, lazy } = controlledChunk();
  const onError = jest.fn();
  const page = (needed: boolean) => <Page lazy={lazy} needed={needed} onError={onError} />;
  const { rerender } = render(page(true));
  await act(async () => requests[0]?.fail());
  expect(onError).toHaveBeenCalledTimes(1);
  rerender(page(false));
  rerender(page(true));
  expect(requests).toHaveLength(2);
  await act(async () => requests[1]?.succeed());
  expect(screen.getByText('Phần đến sau')).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);
});

it('does not call onError when loading fails while it is not needed', async () => {
  jest.useFakeTimers();
  const { requests, lazy } = controlledChunk();
  const onError = jest.fn();
  render(<Page lazy={lazy} needed={false} onError={onError} />);
  await act(() => jest.runOnlyPendingTimersAsync());
  await act(async () => requests[0]?.fail());
  expect(onError).not.toHaveBeenCalled();
});
