import type { ReactNode } from 'react';
import { FormDialog } from '@portal/ui-kit/forms';
import { useClearSubmitErrors } from './submitErrors';
import type { RuledForm } from './useRuledForm';

export interface EditDialogProps<Values extends object> {
  open: boolean;
  onClose: () => void;
  title: string;
  form: RuledForm<Values>;
  initialValues: Values;
  children: ReactNode;
  submitLabel?: string;
}

const ClearSubmitErrors = () => {
  useClearSubmitErrors();
  return null;
};

/** A modal that changes one thing of the account: the kit's form dialog with section 5's rules (ME-3..6, SEC-2, SEC-3). */
export const EditDialog = <Values extends object>({ form, children, ...rest }: EditDialogProps<Values>) => (
  <FormDialog<Values> {...rest} {...form.props} disabled={!form.ready}>
    <ClearSubmitErrors />
    {children}
  </FormDialog>
);
