import { screen } from '@testing-library/react';
import { paths, type ProofField } from '@portal/contract';
import { userFixture, userWithoutAdditions } from '../../../fixtures/users';
import { asksFor } from '../../../support/askedProof';
import { bodiesOf } from '../../../support/bodiesOf';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { enabledButton, fillField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';
import { modalClosed, openModal, settingRow } from '../../../support/settings';

const host = useFakeHost();
const submit = () => enabledButton('Xóa tài khoản');

it('SAFE-13: says what will be lost, and sends nothing before the button is pressed', async () => {
  const { user } = renderPortal('/');
  await user.click(await settingRow(/^Xóa tài khoản Có 14 ngày để đổi ý/));
  const modal = await openModal();
  expect(modal.getByText('120.000 KP')).toBeVisible();
  expect(modal.getByText(/tên đăng nhập demo/)).toBeVisible();
  expect(modal.getByText(/Đừng chuyển khoản nữa/)).toBeVisible();
  expect(await submit()).toHaveClass('MuiButton-colorError');
  await user.click(modal.getByRole('button', { name: 'Hủy' }));
  await modalClosed();
  expect(callsOf(host)).not.toContain(`POST ${paths.accountDeletion}`);
});

it('SAFE-13: does not mention KP if there are none to lose', async () => {
  set(host, { me: userFixture({ credit: 0 }) });
  renderPortal('/?edit=deletion');
  const modal = await openModal();
  expect(modal.getByText(/gift code, lịch sử/)).toBeVisible();
  expect(modal.queryByText(/KP còn lại/)).not.toBeInTheDocument();
});

const proofs: [ProofField, string, string][] = [
  ['otpNumber', 'Mã bảo mật', '123456'],
  ['securityCode', 'Mã bảo mật', '123456'],
  ['currentPassword', 'Mật khẩu hiện tại', 'Demo@2026'],
];

it.each(proofs)(
  'SAFE-1, SAFE-13: asks for the proof %s in place, and shows the date of the deletion afterwards',
  async (field, label, proof) => {
    host.server.use(asksFor('post', paths.accountDeletion, field));
    const { user } = renderPortal('/?edit=deletion');
    const modal = await openModal();
    await user.click(await submit());
    await fillField(user, await modal.findByLabelText(label), proof);
    await user.click(await submit());
    await modalClosed();
    expect(await screen.findByText('Tài khoản sẽ bị xóa vào ngày 06/12/2026')).toBeVisible();
    expect(await bodiesOf(host, paths.accountDeletion)).toEqual([{}, { [field]: proof }]);
    // A deletion is already pending, so it cannot be requested again.
    expect(screen.queryByRole('button', { name: /^Xóa tài khoản/ })).not.toBeInTheDocument();
  },
);

it('SAFE-13: requests the code with its own purpose', async () => {
  host.server.use(asksFor('post', paths.accountDeletion, 'otpNumber'));
  const { user } = renderPortal('/?edit=deletion');
  const modal = await openModal();
  await user.click(await submit());
  await user.click(await modal.findByRole('button', { name: 'Gửi mã' }));
  await modal.findByText(/đã được gửi đến số điện thoại/);
  expect(await bodiesOf(host, paths.securityCode)).toEqual([{ action: 'confirm.deletion' }]);
});

it('HOST-4: shows neither row nor form on a host that deletes no accounts', async () => {
  set(host, { me: userWithoutAdditions() });
  renderPortal('/?edit=deletion');
  expect(await settingRow(/^Email/)).toBeVisible();
  expect(screen.queryByText('Xóa tài khoản')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
