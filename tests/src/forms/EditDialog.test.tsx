import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '@portal/ui-kit/forms';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { EditDialog } from '../../../src/forms/EditDialog';
import { submitErrorMutators } from '../../../src/forms/submitErrors';

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
      <EditDialog open onClose={() => undefined} title="Đổi email" form={form} initialValues={{ email: '' }}>
        <TextField name="email" label="Email" />
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
});
