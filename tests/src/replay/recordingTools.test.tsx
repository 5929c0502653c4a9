import { act, render, screen, waitFor } from '@testing-library/react';
import { PortalScreen, preloadScreen } from '../../../stories/support/PortalScreen';
import { standInExtension } from '../../support/standInExtension';
import '../../support/renderPortal';

describe('a story, where Redux DevTools are installed', () => {
  it('reports its actions, shows the snapshot of a jump, and returns to live', async () => {
    const told = standInExtension();
    await preloadScreen('/login');
    const { unmount } = render(<PortalScreen path="/login" host={{ me: null }} />);
    await screen.findByLabelText('Tên đăng nhập');
    expect(told.inits).toHaveLength(1);
    expect(told.sent.map(([action]) => action)).toContainEqual(
      expect.objectContaining({ type: 'location/locationChanged' }),
    );
    const [, past] = told.sent.at(-2) ?? [];
    const shown = () => document.querySelector('[data-snapshot]');
    await act(() => told.tell({ type: 'JUMP_TO_STATE', index: told.sent.length - 1 }, past));
    await waitFor(() => expect(shown()).not.toBeNull());
    expect(shown()?.closest('[hidden]')).toBeNull();
    await act(() => told.tell({ type: 'COMMIT' }));
    expect(shown()).toBeNull();
    unmount();
  });

  it('without them a story records nothing', async () => {
    await preloadScreen('/login');
    const { container } = render(<PortalScreen path="/login" host={{ me: null }} />);
    await screen.findByLabelText('Tên đăng nhập');
    expect(container.querySelector('[data-replay-bar]')).toBeNull();
  });
});
