import { FormDialog, TextField } from '@portal/ui-kit/forms';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { useState } from 'react';
import { axeFaults } from '../axeFaults';
import { renderKit } from '../renderKit';

type Submit = (values: Record<string, string>) => Promise<SubmissionErrors>;

const openLabel = 'Sửa tên';

const Page = ({ onSubmit }: { onSubmit: Submit }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{openLabel}</button>
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

const renderOpen = async (onSubmit: Submit = async () => undefined) => {
  renderKit(<Page onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: openLabel }));
};

it('ME-3: takes the focus, closes on Escape, and returns the focus', async () => {
  await renderOpen();
  expect(screen.getByRole('textbox', { name: 'Tên' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: openLabel })).toHaveFocus();
});

it('API-6: keeps what was typed when saving fails', async () => {
  await renderOpen(async () => ({ [FORM_ERROR]: 'Máy chủ đang gặp sự cố.' }));
  await userEvent.keyboard('Nam{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Máy chủ đang gặp sự cố.');
  expect(screen.getByRole('textbox', { name: 'Tên' })).toHaveValue('Nam');
});

it('API-6: keeps what was typed when the initial values change meanwhile, as after a change in another tab', async () => {
  const dialog = (name: string) => (
    <FormDialog<Record<string, string>>
      open
      onClose={() => undefined}
      onSubmit={async () => undefined}
      title="Đổi tên"
      initialValues={{ name }}
    >
      <TextField name="name" label="Tên" autoFocus />
    </FormDialog>
  );
  const { rerender } = renderKit(dialog('An'));
  await userEvent.keyboard('h');
  rerender(dialog('Bình'));
  expect(screen.getByRole('textbox', { name: 'Tên' })).toHaveValue('Anh');
});

it('ME-3: sends one request for a double click on save', async () => {
  const onSubmit = jest.fn<Promise<SubmissionErrors>, [object]>(() => new Promise(() => undefined));
  await renderOpen(onSubmit);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Lưu' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('has no axe violations', async () => {
  await renderOpen();
  expect(await axeFaults(document.body)).toEqual([]);
});
