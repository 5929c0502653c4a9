import { act, render, screen, waitFor } from '@testing-library/react';
import { PortalScreen, preloadScreen } from '../../../stories/support/PortalScreen';
import { useDevTools } from '../../support/framedPortal';
import { installDevTools } from '../../support/standInDevTools';
import '../../support/renderPortal';

useDevTools();

describe('a story', () => {
  it('reports its actions to Redux DevTools, shows the snapshot of a jump, and returns to live', async () => {
    const devTools = installDevTools();
    await preloadScreen('/login');
    const { unmount } = render(<PortalScreen path="/login" host={{ me: null }} />);
    await screen.findByLabelText('Tên đăng nhập');
    const { actionsById, stagedActionIds } = devTools.log();
    expect(devTools.begun()).toBe(1);
    expect(Object.values(actionsById).map(({ action }) => action.type)).toContain('location/locationChanged');
    const shown = () => document.querySelector('[data-snapshot]');
    act(() => devTools.jump(stagedActionIds.length - 2));
    await waitFor(() => expect(shown()).not.toBeNull());
    expect(shown()?.closest('[hidden]')).toBeNull();
    act(() => devTools.press({ type: 'COMMIT' }));
    expect(shown()).toBeNull();
    unmount();
  });

  it('records nothing without Redux DevTools', async () => {
    await preloadScreen('/login');
    const { container } = render(<PortalScreen path="/login" host={{ me: null }} />);
    await screen.findByLabelText('Tên đăng nhập');
    expect(container.querySelector('[data-replay-bar]')).toBeNull();
  });
});
