import { act, screen } from '@testing-library/react';
import { SavedToast } from '../../../../src/app/layouts/SavedToast';
import { changeSaved, savedSeen, type SavedChange } from '../../../../src/store/slices/saved';
import { createTestStore } from '../../../support/renderPortal';
import { renderWithStore } from '../../../support/renderWithStore';

function renderToast() {
  const store = createTestStore();
  renderWithStore(<SavedToast />, store);
  const save = (change: SavedChange) => act(() => void store.dispatch(changeSaved(change)));
  return { store, save, region: screen.getByRole('status') };
}

const SIGNED_OUT = 'Đã đăng xuất thiết bị!';

it('ME-3, SAFE-3: the same change saved again while its confirmation is shown is announced again', () => {
  const { save, region } = renderToast();
  save('session');
  for (let again = 0; again < 2; again += 1) {
    const announced = screen.getByText(SIGNED_OUT);
    save('session');
    expect(announced).not.toBeInTheDocument();
    expect(region).toContainElement(screen.getByText(SIGNED_OUT));
  }
});

it('ME-3: a confirmation that was seen leaves nothing behind', () => {
  const { store, save, region } = renderToast();
  const { saved } = store.getState();
  save('session');
  save('session');
  act(() => void store.dispatch(savedSeen()));
  expect(region).toBeEmptyDOMElement();
  expect(store.getState().saved).toEqual(saved);
  save('name');
  expect(region).toHaveTextContent('Thay đổi tên thành công!');
});
