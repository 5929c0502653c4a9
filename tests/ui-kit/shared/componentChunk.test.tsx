import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  type ComponentChunk,
  componentChunk,
  useComponentChunk,
} from '../../../ui-kit/shared/componentChunk';

const Part = () => <p>Phần đến sau</p>;

interface PageProps {
  chunk: ComponentChunk<object>;
  needed: boolean;
  onError?: () => void;
}

const ignoreError = () => undefined;

const Page = ({ chunk, needed, onError = ignoreError }: PageProps) => {
  const Loaded = useComponentChunk(chunk, needed, onError);
  return Loaded && needed ? <Loaded /> : <p>Trang</p>;
};

/** A chunk whose requests the test answers. */
function controlledChunk() {
  const requests: { succeed: () => void; fail: () => void }[] = [];
  const chunk = componentChunk(
    () =>
      new Promise<ComponentType<object>>((resolve, reject) => {
        requests.push({ succeed: () => resolve(Part), fail: () => reject(new Error('offline')) });
      }),
  );
  return { requests, chunk };
}

afterEach(() => jest.useRealTimers());

it('loads at once and only once when it is needed, and renders when it is loaded', async () => {
  const { requests, chunk } = controlledChunk();
  const page = (needed: boolean) => <Page chunk={chunk} needed={needed} />;
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
  const { requests, chunk } = controlledChunk();
  render(<Page chunk={chunk} needed={false} />);
  expect(requests).toHaveLength(0);
  await act(() => jest.runOnlyPendingTimersAsync());
  expect(requests).toHaveLength(1);
});

it('calls onError when loading fails, and tries again the next time', async () => {
  const { requests, chunk } = controlledChunk();
  const onError = jest.fn();
  const page = (needed: boolean) => <Page chunk={chunk} needed={needed} onError={onError} />;
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
  const { requests, chunk } = controlledChunk();
  const onError = jest.fn();
  render(<Page chunk={chunk} needed={false} onError={onError} />);
  await act(() => jest.runOnlyPendingTimersAsync());
  await act(async () => requests[0]?.fail());
  expect(onError).not.toHaveBeenCalled();
});
