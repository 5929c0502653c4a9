import { QRSheet } from '@portal/ui-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults } from '../axeFaults';
import { renderKit } from '../renderKit';

it('PAY-3: is a dialog with the whole code, and closes on Escape', async () => {
  const onClose = jest.fn();
  renderKit(
    <QRSheet open onClose={onClose} heading="Techcombank" data="x" title="Mã QR của Techcombank">
      FSO KP demo
    </QRSheet>,
  );
  const sheet = screen.getByRole('dialog', { name: 'Techcombank' });
  expect(sheet).toHaveTextContent('FSO KP demo');
  // 21 modules and a quiet zone of 4 on each side, within the image itself.
  expect(screen.getByRole('img', { name: 'Mã QR của Techcombank' })).toHaveAttribute('viewBox', '0 0 29 29');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  expect(await axeFaults(document.body)).toEqual([]);
});

it('PLAY-2: gives the focus to the main element if its opener is gone, such as after the payment', () => {
  const page = (open: boolean, withOpener: boolean) => (
    <main tabIndex={-1}>
      {withOpener && <button type="button">Phóng to</button>}
      {open && <QRSheet open onClose={() => undefined} heading="Techcombank" data={null} />}
    </main>
  );
  const { rerender } = renderKit(page(false, true));
  act(() => screen.getByRole('button', { name: 'Phóng to' }).focus());
  rerender(page(true, true));
  rerender(page(true, false));
  rerender(page(false, false));
  expect(screen.getByRole('main')).toHaveFocus();
});
