import { screen, waitFor } from '@testing-library/react';
import { paths, type ProofField } from '@portal/contract';
import { asksFor } from '../../support/askedProof';
import { useFakeHost } from '../../support/fakeHost';
import { fillField } from '../../support/formControls';
import { answer, refusal } from '../../support/handlers';
import { renderPortal } from '../../support/renderPortal';
import { openModal, saveButton } from '../../support/settings';

const host = useFakeHost();

/** Saves a change that the host refuses until a proof is sent. */
async function save() {
  const { user } = renderPortal('/security?edit=payment');
  const modal = await openModal();
  await user.selectOptions(modal.getByLabelText('Khi nào cần xác nhận'), 'always');
  await user.click(await saveButton());
  return { user, modal };
}

const proofs: [ProofField, string, string][] = [
  ['otpNumber', 'Mã bảo mật', '123456'],
  ['securityCode', 'Mã bảo mật', '123456'],
  ['totpCode', 'Mã trong ứng dụng xác thực', '123456'],
  ['currentPassword', 'Mật khẩu hiện tại', 'Demo@2026'],
];

it.each(proofs)('SAFE-1: asks for %s without calling it wrong, until it is', async (field, label, proof) => {
  host.server.use(asksFor('put', paths.paymentRule, field));
  const { user, modal } = await save();
  const input = await modal.findByLabelText(label);
  await saveButton();
  expect(input).toBeValid();

  const wrong = refusal(422, { errors: { [field]: ['Không đúng, xin thử lại.'] } });
  host.server.use(answer('put', paths.paymentRule, () => wrong));
  await fillField(user, input, proof);
  await user.click(await saveButton());
  expect(await modal.findByText('Không đúng, xin thử lại.')).toBeVisible();
  expect(input).toBeInvalid();
  expect(input).toHaveFocus();
});

it('SEC-4: a press on "Gửi mã" does not leave the field of the code, which would be called empty', async () => {
  host.server.use(asksFor('put', paths.paymentRule, 'otpNumber'));
  const { user, modal } = await save();
  const input = await modal.findByLabelText('Mã bảo mật');
  await user.click(input);
  await user.click(modal.getByRole('button', { name: 'Gửi mã' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Gửi lại/ })).toBeDisabled());
  expect(input).toHaveFocus();
  expect(input).toBeValid();
});
