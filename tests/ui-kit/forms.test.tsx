import {
  CheckboxField,
  FormAlert,
  PasswordField,
  SelectFormField,
  SubmitButton,
  TextField,
  useFieldError,
} from '@portal/ui-kit/forms';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import type { ReactNode } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { renderKit } from './renderKit';

interface FormProps {
  children: ReactNode;
  onSubmit?: (values: Record<string, unknown>) => Promise<SubmissionErrors> | SubmissionErrors;
  validate?: (values: Record<string, unknown>) => Record<string, string>;
}

const renderForm = ({ children, onSubmit = () => undefined, validate = () => ({}) }: FormProps) =>
  renderKit(
    <Form onSubmit={onSubmit} validate={validate}>
      {({ handleSubmit, submitError }: FormRenderProps) => (
        <form onSubmit={handleSubmit}>
          <FormAlert message={submitError as string | undefined} />
          {children}
          <SubmitButton busyLabel="Đang gửi...">Gửi</SubmitButton>
        </form>
      )}
    </Form>,
  );

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }));

describe('useFieldError', () => {
  const meta = { touched: true, error: undefined, submitError: undefined, dirtySinceLastSubmit: false };
  it.each([
    [
      'an untouched field shows nothing',
      { ...meta, touched: false, error: 'a', submitError: 'b' },
      undefined,
    ],
    ['a broken rule shows once touched', { ...meta, error: 'a' }, 'a'],
    ["the host's refusal shows", { ...meta, submitError: 'b' }, 'b'],
    [
      "the host's refusal goes when the value is edited",
      { ...meta, submitError: 'b', dirtySinceLastSubmit: true },
      undefined,
    ],
    ['a broken rule comes before the refusal', { ...meta, error: 'a', submitError: 'b' }, 'a'],
    ['several messages are lines', { ...meta, submitError: ['b', 'c'] }, 'b\nc'],
    ['an empty message is none', { ...meta, error: '', submitError: [] }, undefined],
  ])('API-5: %s', (_name, given, expected) => {
    expect(useFieldError(given)).toBe(expected);
  });
});

describe('TextField', () => {
  const validate = ({ username }: Record<string, unknown>): Record<string, string> =>
    username ? {} : { username: 'Hãy chọn một tên đăng nhập.' };

  it('VAL-2: shows a rule only after the field was left, tied to the input', async () => {
    renderForm({ validate, children: <TextField name="username" label="Tên đăng nhập" /> });
    const input = screen.getByRole('textbox', { name: 'Tên đăng nhập' });
    await userEvent.click(input);
    expect(input).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(input).toHaveAccessibleDescription('Hãy chọn một tên đăng nhập.');
    expect(input).toBeInvalid();
    await userEvent.type(input, 'nam');
    expect(input).not.toHaveAccessibleDescription();
    expect(input).toBeValid();
  });

  it("API-5: shows the host's messages as lines until the value is edited", async () => {
    renderForm({
      onSubmit: () => Promise.resolve({ username: ['Đã có người dùng.', 'Hãy chọn tên khác.'] }),
      children: <TextField name="username" label="Tên đăng nhập" />,
    });
    const input = screen.getByRole('textbox');
    await userEvent.type(input, 'thanhnam');
    await submit();
    const message = await screen.findByText(/Đã có người dùng/);
    expect(message.textContent).toBe('Đã có người dùng.\nHãy chọn tên khác.');
    expect(getComputedStyle(message).whiteSpace).toBe('pre-line');
    await userEvent.type(input, '2');
    expect(screen.queryByText(/Đã có người dùng/)).not.toBeInTheDocument();
  });

  it('LOGIN-3: can be marked as wrong without a text of its own', () => {
    renderForm({ children: <TextField name="username" label="Tên đăng nhập" invalid /> });
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
  });

  it('hands what an input understands to the input', () => {
    renderForm({
      children: (
        <TextField name="phone" label="Số điện thoại" inputMode="numeric" maxLength={15} autoComplete="tel" />
      ),
    });
    const input = screen.getByRole('textbox');
    expect(input).toHaveAttribute('name', 'phone');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('maxlength', '15');
    expect(input).toHaveAttribute('autocomplete', 'tel');
  });
});

describe('PasswordField', () => {
  it('REG-5: shows and hides, keeping focus, caret and value; 128 characters at most', async () => {
    renderForm({ children: <PasswordField name="password" label="Mật khẩu" /> });
    const input = screen.getByLabelText<HTMLInputElement>('Mật khẩu');
    expect(input).toHaveAttribute('maxlength', '128');
    await userEvent.type(input, 'Demo@2026');
    input.setSelectionRange(2, 4);
    // Browsers lose the caret when the type of an input changes; jsdom doesn't.
    Object.defineProperty(input, 'type', {
      get: () => input.getAttribute('type'),
      set: (type: string) => {
        input.setAttribute('type', type);
        input.setSelectionRange(0, 0);
      },
    });
    const toggle = screen.getByRole('button', { name: 'Hiện mật khẩu', pressed: false });
    await userEvent.click(toggle);
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('Demo@2026');
    expect(input).toHaveFocus();
    expect([input.selectionStart, input.selectionEnd]).toEqual([2, 4]);
    await userEvent.click(screen.getByRole('button', { name: 'Ẩn mật khẩu', pressed: true }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('the toggle never submits the form', async () => {
    const onSubmit = jest.fn();
    renderForm({ onSubmit, children: <PasswordField name="password" label="Mật khẩu" /> });
    await userEvent.click(screen.getByRole('button', { name: 'Hiện mật khẩu' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('CheckboxField, SelectFormField', () => {
  it('LOGIN-1, GAME-2: give a boolean and the chosen option', async () => {
    const onSubmit = jest.fn();
    renderForm({
      onSubmit,
      children: (
        <>
          <CheckboxField name="remember" label="Ghi nhớ đăng nhập" />
          <SelectFormField
            name="zone"
            label="Máy chủ"
            placeholder="Chọn máy chủ"
            options={[{ value: 2, label: 'S2 Long Thành' }]}
          />
        </>
      ),
    });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Máy chủ' });
    expect(select).toHaveDisplayValue('Chọn máy chủ');
    expect(screen.getByRole('option', { name: 'Chọn máy chủ' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ghi nhớ đăng nhập' }));
    await userEvent.selectOptions(select, 'S2 Long Thành');
    await submit();
    expect(onSubmit).toHaveBeenCalledWith(
      { remember: true, zone: '2' },
      expect.anything(),
      expect.anything(),
    );
  });
});

describe('SubmitButton, FormAlert', () => {
  it('GAME-5: is busy and refuses clicks while the form is on its way', async () => {
    let answer: (errors: SubmissionErrors) => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise<SubmissionErrors>((resolve) => (answer = resolve)));
    renderForm({ onSubmit, children: <TextField name="username" label="Tên đăng nhập" /> });
    await submit();
    const button = screen.getByRole('button', { name: 'Đang gửi...' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    answer({ [FORM_ERROR]: 'Máy chủ đang bận.\nXin thử lại sau.' });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Máy chủ đang bận.\nXin thử lại sau.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Gửi' })).toBeEnabled());
  });

  it('API-5: without a message there is no alert', () => {
    renderForm({ children: null });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
