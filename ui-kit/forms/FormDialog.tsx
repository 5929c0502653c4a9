import { styled } from '@mui/material/styles';
import { type Ref, use } from 'react';
import { Form, type FormProps } from 'react-final-form';
import { Button, type ButtonProps } from '../Button/Button';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { FormBody, type FormBodyProps } from './FormBody';
import { SubmitButton } from './SubmitButton';
import { KitTextsContext } from '../texts/KitTextsContext';
import { formDialog } from '../texts/formDialog';

export interface FormDialogProps<Values extends object>
  extends
    Pick<FormProps<Values>, 'onSubmit' | 'validate' | 'initialValues' | 'mutators'>,
    Pick<FormBodyProps, 'alert'>,
    Omit<DialogProps, 'onSubmit' | 'actions'> {
  submitLabel?: string | undefined;
  busyLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** The tone of the submit button. */
  tone?: ButtonProps['tone'];
  /** Disables the submit button while there is nothing to save. */
  disabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  marginTop: 8,
});

const always = () => true;

/**
 * A dialog with a form: fields, Cancel and a submit button (ME-3, SEC-2). It keeps the values while it is open: neither a failed save nor
 * other initial values, which count when it opens, lose what was typed.
 */
export const FormDialog = <Values extends object>({
  onSubmit,
  validate,
  initialValues,
  mutators,
  alert,
  children,
  submitLabel = use(KitTextsContext)(formDialog).submit,
  busyLabel = use(KitTextsContext)(formDialog).busy,
  cancelLabel = use(KitTextsContext)(formDialog).cancel,
  tone,
  disabled = false,
  ...dialog
}: FormDialogProps<Values>) => (
  <Dialog {...dialog}>
    <Form<Values>
      onSubmit={onSubmit}
      {...(validate && { validate })}
      {...(initialValues && { initialValues })}
      initialValuesEqual={always}
      {...(mutators && { mutators })}
    >
      {() => (
        <FormBody alert={alert}>
          {children}
          <Actions>
            <Button variant="secondary" onClick={dialog.onClose}>
              {cancelLabel}
            </Button>
            <SubmitButton tone={tone} busyLabel={busyLabel} disabled={disabled}>
              {submitLabel}
            </SubmitButton>
          </Actions>
        </FormBody>
      )}
    </Form>
  </Dialog>
);
