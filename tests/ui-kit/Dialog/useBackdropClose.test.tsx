import { Dialog, QRSheet } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '../renderKit';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['a dialog', (onClose: () => void) => <Dialog open onClose={onClose} title="Đổi tên" />],
  ['a QR sheet', (onClose: () => void) => <QRSheet open onClose={onClose} heading="Techcombank" data="x" />],
])('%s stays open for the second click of a double click that opened it', async (_, opened) => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(10_000);
  const onClose = jest.fn();
  renderKit(opened(onClose));
  const backdrop = screen.getByRole('dialog').parentElement as HTMLElement;
  clock.mockReturnValue(10_400);
  await userEvent.click(backdrop);
  expect(onClose).not.toHaveBeenCalled();
  clock.mockReturnValue(10_600);
  await userEvent.click(backdrop);
  expect(onClose).toHaveBeenCalledTimes(1);
});
