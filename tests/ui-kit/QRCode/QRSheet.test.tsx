import { QRSheet } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
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
