import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-final-form';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { FormBody } from './FormBody';
import { SubmitButton } from './SubmitButton';

export interface FormDialogProps<Values extends object> extends Pick<
  FormProps<Values>,
  'onSubmit' | 'validate' | 'initialValues' | 'mutators'
> {
  open: boolean;
  /** Escape, the buttons, or a tap beside it. */
  onClose: () => void;
  title: ReactNode;
  /** The fields; what is typed lives as long as the dialog is open, so a failed save loses nothing. */
  children: ReactNode;
  submitLabel?: string | undefined;
  busyLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Nothing to save yet. */
  disabled?: boolean | undefined;
}

const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  marginTop: 8,
});

/** A dialog that changes one thing: fields, Cancel and one submit button (ME-3, SEC-2). */
export const FormDialog = <Values extends object>({
  open,
  onClose,
  title,
  children,
  submitLabel = 'Lưu',
  busyLabel = 'Đang lưu...',
  cancelLabel = 'Hủy',
  disabled = false,
  ...form
}: FormDialogProps<Values>) => (
  <Dialog open={open} onClose={onClose} title={title}>
    <Form<Values> {...form}>
      {() => (
        <FormBody>
          {children}
          <Actions>
            <Button variant="secondary" onClick={onClose}>
              {cancelLabel}
            </Button>
            <SubmitButton busyLabel={busyLabel} disabled={disabled}>
              {submitLabel}
            </SubmitButton>
          </Actions>
        </FormBody>
      )}
    </Form>
  </Dialog>
);
