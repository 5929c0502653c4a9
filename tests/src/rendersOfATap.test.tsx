import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useFakeHost } from '../support/fakeHost';
import { callsEnded, turns, useBusyBrowser } from '../support/idle';
import { renderPortal } from '../support/renderPortal';

const mockRendered: string[] = [];

/** Components that are slow on a cheap phone; each of their renders is recorded. */
jest.mock('@portal/ui-kit', () => {
  const kit = jest.requireActual<Record<string, ComponentType>>('@portal/ui-kit');
  const noted = (name: string): [string, ComponentType] => {
    const Part = kit[name] as ComponentType;
    const Noted = (props: object) => {
      mockRendered.push(name);
      return <Part {...props} />;
    };
    return [name, Noted];
  };
  const parts = ['BalanceBar', 'BalancePill', 'CopyableValue', 'MethodTile', 'Sidebar', 'UserMenu'];
  return Object.assign({}, kit, Object.fromEntries(parts.map(noted)));
});

useFakeHost();
useBusyBrowser();

/** Which of the components above a press on `target` renders, once all that the page has requested is there. */
async function renderedBy({ user, store }: ReturnType<typeof renderPortal>, target: HTMLElement) {
  await act(() => callsEnded(store));
  await act(() => turns());
  mockRendered.length = 0;
  await user.click(target);
  return [...new Set(mockRendered)];
}

describe('a tap renders only parts that it changes', () => {
  it('an amount on /payment/bank-transfer', async () => {
    const portal = renderPortal('/payment/bank-transfer');
    const amount = await screen.findByRole('radio', { name: /^100\.000 đ/ });
    await screen.findByRole('heading', { name: 'Vietcombank' });
    expect(mockRendered).toEqual(expect.arrayContaining(['BalanceBar', 'CopyableValue', 'MethodTile']));
    expect(await renderedBy(portal, amount)).toEqual([]);
  });

  it('a dialog on /', async () => {
    const portal = renderPortal('/');
    const row = await screen.findByRole('button', { name: /^Họ và tên/ });
    expect(mockRendered).toEqual(expect.arrayContaining(['BalancePill', 'Sidebar', 'UserMenu']));
    expect(await renderedBy(portal, row)).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('the drawer', async () => {
    const portal = renderPortal('/');
    const toggle = await screen.findByRole('button', { name: 'Mở trình đơn' });
    expect(await renderedBy(portal, toggle)).toEqual(['Sidebar']);
  });

  it('the colour mode', async () => {
    const portal = renderPortal('/');
    await portal.user.click(await screen.findByRole('button', { name: /^Tài khoản/ }));
    const light = await screen.findByRole('radio', { name: 'Sáng' });
    expect(await renderedBy(portal, light)).toEqual([]);
    expect(light).toBeChecked();
  });
});
