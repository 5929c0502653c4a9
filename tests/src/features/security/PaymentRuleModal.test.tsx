import { screen } from '@testing-library/react';
import { paths, type PaymentRule } from '@portal/contract';
import { userFixture, userWithoutAdditions } from '../../../fixtures/users';
import { asksFor } from '../../../support/askedProof';
import { bodiesOf } from '../../../support/bodiesOf';
import { set, useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';
import { openModal, saveButton, settingRow } from '../../../support/settings';

const host = useFakeHost();

const shown: [PaymentRule, string][] = [
  [{ name: 'never', above: null }, 'Không bao giờ'],
  [{ name: 'unprovenBrowser', above: null }, 'Trên trình duyệt chưa từng xác nhận'],
  [{ name: 'above', above: 20_000 }, 'Khi nạp trên 20.000\u00A0KP'],
  [{ name: 'always', above: null }, 'Mỗi lần nạp'],
];

it.each(shown)('SAFE-6: /security shows the rule %j', async (paymentRule, text) => {
  set(host, { me: userFixture({ paymentRule }) });
  renderPortal('/security');
  expect(await settingRow(/^Xác nhận trước khi nạp game/)).toHaveTextContent(text.replace('\u00A0', ' '));
});

it('SAFE-6: asks for an amount only if the rule has one, and saves the rule', async () => {
  const { user } = renderPortal('/security');
  await user.click(await settingRow(/^Xác nhận trước khi nạp game/));
  const modal = await openModal();
  expect(modal.queryByLabelText('Số KP')).not.toBeInTheDocument();
  await user.selectOptions(modal.getByLabelText('Khi nào cần xác nhận'), 'above');
  await user.click(await saveButton());
  expect(await modal.findByText('Hãy nhập một số nguyên, từ 1 trở lên.')).toBeVisible();
  await fillField(user, modal.getByLabelText('Số KP'), '20.000');
  await user.click(await saveButton());
  expect(await screen.findByText('Đã lưu quy tắc xác nhận!')).toBeVisible();
  expect(await bodiesOf(host, paths.paymentRule)).toEqual([{ name: 'above', above: 20_000 }]);
});

it('SAFE-6: asks for a proof in place for a less strict rule', async () => {
  set(host, { me: userFixture({ paymentRule: { name: 'always', above: null } }) });
  host.server.use(asksFor('put', paths.paymentRule, 'otpNumber'));
  const { user } = renderPortal('/security?edit=payment');
  const modal = await openModal();
  await user.selectOptions(modal.getByLabelText('Khi nào cần xác nhận'), 'never');
  await user.click(await saveButton());
  await fillField(user, await modal.findByLabelText('Mã bảo mật'), '123456');
  await user.click(await saveButton());
  expect(await screen.findByText('Đã lưu quy tắc xác nhận!')).toBeVisible();
  expect(await bodiesOf(host, paths.paymentRule)).toEqual([
    { name: 'never' },
    { name: 'never', otpNumber: '123456' },
  ]);
});

it('HOST-4: has no row on a host without the rule', async () => {
  set(host, { me: userWithoutAdditions() });
  renderPortal('/security?edit=payment');
  expect(await settingRow(/^Mật khẩu/)).toBeVisible();
  expect(screen.queryByText('Xác nhận trước khi nạp game')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
