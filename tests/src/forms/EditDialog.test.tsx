import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '@portal/ui-kit/forms';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { FORM_ERROR } from 'final-form';
import { EditDialog } from '../../../src/forms/EditDialog';
import { noProofs } from '../../../src/forms/proofFields';
import { submitErrorMutators } from '../../../src/forms/submitErrors';
import { ASKED } from '../../support/askedProof';

type Errors = Record<string, string> | undefined;

/** A dialog that its page has not yet closed after saving. */
function show(send: (values: object) => Promise<Errors>) {
  const form = {
    props: { onSubmit: send, mutators: submitErrorMutators },
    ready: true,
    load: () => undefined,
    draft: undefined,
  };
  render(
    <KitThemeProvider>
      <EditDialog
        open
        onClose={() => undefined}
        title="Đổi email"
        form={form}
        initialValues={{ email: '', ...noProofs }}
      >
        <TextField name="email" label="Email" />
        <TextField name="otpNumber" label="Mã bảo mật" />
      </EditDialog>
    </KitThemeProvider>,
  );
  return { user: userEvent.setup(), save: screen.getByRole('button', { name: 'Lưu' }) };
}

const answered = (button: HTMLElement) =>
  waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));

describe('a dialog that changes the account', () => {
  it('SEC-2: sends the same change once, even when the second press comes after the response', async () => {
    const send = jest.fn(() => Promise.resolve<Errors>(undefined));
    const { user, save } = show(send);
    await user.type(screen.getByLabelText('Email'), 'a@example.vn');
    await user.click(save);
    await answered(save);
    await user.click(save);
    await answered(save);
    expect(send).toHaveBeenCalledTimes(1);

    await user.type(screen.getByLabelText('Email'), '.test');
    await user.click(save);
    await answered(save);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('VAL-3: sends a refused change again', async () => {
    const send = jest.fn(() => Promise.resolve<Errors>({ email: 'Email này đã được dùng.' }));
    const { user, save } = show(send);
    await user.type(screen.getByLabelText('Email'), 'a@example.vn');
    for (const times of [1, 2]) {
      await user.click(save);
      await answered(save);
      expect(send).toHaveBeenCalledTimes(times);
    }
  });

  const MISSING = 'Mã bảo mật không được bỏ trống';
  it.each<[string, string, Errors, string]>([
    ['asks for a proof', '', { otpNumber: MISSING }, 'info'],
    ['refuses the proof', '123456', { otpNumber: 'Mã không đúng' }, 'circle-alert'],
    ['refuses something else as well', '', { otpNumber: MISSING, email: 'Email sai' }, 'circle-alert'],
    ['names no field', '', {}, 'circle-alert'],
  ])('SAFE-1: what the host says is an error unless it only asks: it %s', async (_, proof, fields, icon) => {
    const { user, save } = show(() => Promise.resolve<Errors>({ ...fields, [FORM_ERROR]: ASKED }));
    if (proof) await user.type(screen.getByLabelText('Mã bảo mật'), proof);
    await user.click(save);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(ASKED);
    expect(alert.querySelector('svg')).toHaveClass(`lucide-${icon}`);
  });
});
