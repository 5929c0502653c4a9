import { act, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { meApi } from '../../../src/api/endpoints/me';
import { useFakeHost } from '../../support/fakeHost';
import { callsEnded, turns, useBusyBrowser } from '../../support/idle';
import { renderPortal } from '../../support/renderPortal';

useFakeHost();
useBusyBrowser();

let commits = 0;
const Counted = ({ children }: { children: ReactNode }) => (
  <Profiler id="portal" onRender={() => (commits += 1)}>
    {children}
  </Profiler>
);

describe('a background refetch with unchanged data', () => {
  it.each([
    '/',
    '/security',
    '/payment',
    '/payment/bank-transfer',
    '/recharge',
    '/transactions',
    '/giftcode',
  ])('does not rerender %s', async (path) => {
    const { store } = renderPortal(path, { wrapper: Counted });
    await screen.findByRole('heading', { level: 1 });
    // Until everything that the page loads and requests is shown.
    do {
      commits = 0;
      await act(async () => {
        await callsEnded(store);
        await turns();
      });
    } while (commits > 0);
    await act(async () => {
      const told = new Promise<void>((resolve) => store.subscribe(resolve));
      await store.dispatch(
        meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      await told;
      await turns();
    });
    expect(commits).toBe(0);
  });
});
