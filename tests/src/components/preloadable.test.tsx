import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from '@portal/ui-kit';
import { preloadable } from '../../../src/components/preloadable';

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

it('loads a failed chunk again when it is mounted again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  const { Component } = preloadable<{ name: string }>(load);
  const page = (
    <ErrorBoundary fallback={() => 'Không tải được'}>
      <Suspense>
        <Component name="An" />
      </Suspense>
    </ErrorBoundary>
  );
  const first = render(page);
  expect(await screen.findByText('Không tải được')).toBeTruthy();
  first.unmount();
  load.mockResolvedValue(Greeting);
  render(page);
  expect(await screen.findByText('Chào An')).toBeTruthy();
});
