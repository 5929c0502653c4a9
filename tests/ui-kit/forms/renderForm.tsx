import { FormAlert, SubmitButton } from '@portal/ui-kit/forms';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmissionErrors } from 'final-form';
import type { ReactNode } from 'react';
import { Form, type FormRenderProps } from 'react-final-form';
import { renderKit } from '../renderKit';

interface FormProps {
  children: ReactNode;
  onSubmit?: (values: Record<string, unknown>) => Promise<SubmissionErrors> | SubmissionErrors;
  validate?: (values: Record<string, unknown>) => Record<string, string>;
}

/** Renders fields in a form with an alert and a submit button. */
export const renderForm = ({ children, onSubmit = () => undefined, validate = () => ({}) }: FormProps) =>
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

/** Clicks the submit button. */
export const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }));
