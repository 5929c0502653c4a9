import { CodeField, FormBody, FormDialog, PhoneField, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-final-form';
import { axeFaults, renderKit } from './renderKit';

type Submit = (values: Record<string, string>) => Promise<SubmissionErrors>;

const Opener = ({ onSubmit }: { onSubmit: Submit }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Sửa tên</button>
      <FormDialog<Record<string, string>>
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={onSubmit}
        title="Đổi tên"
        initialValues={{ name: '' }}
      >
        <TextField name="name" label="Tên" autoFocus />
      </FormDialog>
    </>
  );
};

describe('FormDialog', () => {
  const refuse = { [FORM_ERROR]: 'Máy chủ đang gặp sự cố.' };

  it('ME-3: focus moves in, Escape closes, focus goes back', async () => {
    renderKit(<Opener onSubmit={async () => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sửa tên' }));
    expect(screen.getByRole('textbox', { name: 'Tên' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Sửa tên' })).toHaveFocus();
  });

  it('API-6: what was typed survives a failed save', async () => {
    renderKit(<Opener onSubmit={async () => refuse} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sửa tên' }));
    await userEvent.keyboard('Nam{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Máy chủ đang gặp sự cố.');
    expect(screen.getByRole('textbox', { name: 'Tên' })).toHaveValue('Nam');
  });

  it('ME-3: saving twice by double click is one request', async () => {
    const onSubmit = jest.fn<Promise<SubmissionErrors>, [object]>(() => new Promise(() => undefined));
    renderKit(<Opener onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sửa tên' }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Lưu' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('finds nothing with axe', async () => {
    renderKit(<Opener onSubmit={async () => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sửa tên' }));
    expect(await axeFaults(document.body)).toEqual([]);
  });
});

describe('FormBody', () => {
  it('API-5: after a refused submit the first wrong field has the focus, each time', async () => {
    renderKit(
      <Form onSubmit={async () => ({ second: 'Sai.' })}>
        {() => (
          <FormBody>
            <TextField name="first" label="Một" />
            <TextField name="second" label="Hai" />
            <SubmitButton>Gửi</SubmitButton>
          </FormBody>
        )}
      </Form>,
    );
    for (let attempt = 0; attempt < 2; attempt++) {
      await userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Hai' })).toHaveFocus());
    }
  });
});

describe('fields', () => {
  const renderField = (field: ReactNode) => renderKit(<Form onSubmit={() => undefined}>{() => field}</Form>);

  it('SEC-4: a pasted code loses its blanks, and what is too long', async () => {
    renderField(<CodeField name="otp" label="Mã" />);
    const input = screen.getByRole('textbox', { name: 'Mã' });
    await userEvent.click(input);
    await userEvent.paste(' 123 4567');
    expect(input).toHaveValue('123456');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('REG-3: a phone number is a numeric text input of at most 15 characters', async () => {
    renderField(<PhoneField name="phone" label="Số điện thoại" />);
    const input = screen.getByRole('textbox', { name: 'Số điện thoại' });
    expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '+84 912 345 678 901');
    expect(input).toHaveValue('+84 912 345 678');
  });
});
