import { act, render, screen, waitFor } from '@testing-library/react';
import { startTransition, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '@portal/ui-kit';
import { Optional } from '../../../src/components/Optional';
import { preloadable, requestFailedChunksAgain } from '../../../src/components/preloadable';

const Greeting = ({ name }: { name: string }) => <p>Chào {name}</p>;

it('renders at once if preloaded, otherwise behind Suspense', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const { Component, preload } = preloadable(load);
  const page = (
    <Suspense fallback="Đang tải">
      <Component name="An" />
    </Suspense>
  );
  const first = render(page);
  expect(screen.getByText('Đang tải')).toBeTruthy();
  expect(await screen.findByText('Chào An')).toBeTruthy();
  first.unmount();
  await preload();
  render(page);
  expect(screen.getByText('Chào An')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

describe('a chunk that cannot be loaded', () => {
  const failing = () => jest.fn().mockRejectedValue(new Error('offline'));
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => void jest.restoreAllMocks());

  it('is requested again when the component is mounted after its error was shown', async () => {
    const load = failing();
    const { Component } = preloadable<{ name: string }>(load);
    const page = (
      <ErrorBoundary fallback={() => 'Không tải được'}>
        <Suspense>
          <Component name="An" />
        </Suspense>
      </ErrorBoundary>
    );
    const first = render(page, { onCaughtError: requestFailedChunksAgain });
    expect(await screen.findByText('Không tải được')).toBeTruthy();
    first.unmount();
    load.mockResolvedValue(Greeting);
    render(page);
    expect(await screen.findByText('Chào An')).toBeTruthy();
  });

  it('of an optional part leaves its fallback, and is requested again at the next mount', async () => {
    const load = failing();
    const { Component } = preloadable<{ name: string }>(load);
    const caught = jest.fn(requestFailedChunksAgain);
    const page = (
      <>
        <input defaultValue="thanhnam" />
        <Optional fallback="4 ký tự trở lên">
          <Component name="An" />
        </Optional>
      </>
    );
    const first = render(page, { onCaughtError: caught });
    await waitFor(() => expect(caught).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('textbox')).toBeTruthy();
    expect(screen.getByText('4 ký tự trở lên')).toBeTruthy();
    first.unmount();
    load.mockResolvedValue(Greeting);
    render(page);
    expect(await screen.findByText('Chào An')).toBeTruthy();
  });

  it('is requested again after a second before it is an error', async () => {
    const load = failing().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting);
    const { preload } = preloadable<{ name: string }>(load);
    await preload();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not requested again and again by the first render of the portal, which shows the error', async () => {
    const load = failing();
    const { Component } = preloadable<{ name: string }>(load);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      startTransition(() =>
        root.render(
          <ErrorBoundary fallback={() => 'Không tải được'}>
            <Component name="An" />
          </ErrorBoundary>,
        ),
      ),
    );
    expect(await screen.findByText('Không tải được')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    act(() => root.unmount());
  });
});
