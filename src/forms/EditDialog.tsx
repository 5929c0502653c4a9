import type { ReactNode } from 'react';
import { FORM_ERROR } from 'final-form';
import { useFormState } from 'react-final-form';
import { proofFields } from '@portal/contract';
import { FormAlert, FormDialog, type FormDialogProps } from '@portal/ui-kit/forms';
import { proofFieldNames } from './proofFields';
import type { Draft } from './drafts';
import { useDraft } from './useDraft';
import { useKeptDraft } from './useKeptDraft';
import { useClearSubmitErrors } from './submitErrors';
import type { ValidatedForm } from './useValidatedForm';

export interface EditDialogProps<Values extends object> extends Pick<
  FormDialogProps<Values>,
  'submitLabel' | 'busyLabel' | 'tone'
> {
  open: boolean;
  onClose: () => void;
  title: string;
  form: ValidatedForm<Values>;
  initialValues: Values;
  /** The texts of the submit button; 'Lưu' by default. */
  submitLabel?: string;
  busyLabel?: string;
  children: ReactNode;
}

/** The hooks that need the form around them. */
const InForm = ({ draft, restored }: { draft: Draft | undefined; restored: boolean }) => {
  useClearSubmitErrors();
  useKeptDraft(draft, restored);
  return null;
};

/** The proofs that a host may ask for. A passkey is only offered in their place, and its field is emptied after each submit. */
const askable: readonly string[] = proofFieldNames.filter((name) => name !== proofFields.passkey);

/** The host's message above the fields. It is no error if it only asks for a proof that was not sent (SAFE-1). */
const HostMessage = () => {
  const { submitError, submitErrors, values } = useFormState({
    subscription: { submitError: true, submitErrors: true, values: true },
  }) as { submitError?: string; submitErrors?: object; values: Record<string, unknown> };
  const refused = Object.keys(submitErrors ?? {}).filter((name) => name !== FORM_ERROR);
  const onlyAsks = refused.length > 0 && refused.every((name) => askable.includes(name) && !values[name]);
  return <FormAlert message={submitError} severity={onlyAsks ? 'info' : 'error'} />;
};

/** The values that each open form saved last. A second press can follow the answer to the first while the dialog is still closing. */
const saved = new WeakMap<object, object>();

/**
 * A modal that changes one part of the account: the kit's form dialog with the rules of requirements §5 (ME-3..6, SEC-2, SEC-3). If
 * the session ends, the form restores its input after the login, except secrets (API-6).
 */
export const EditDialog = <Values extends object>({
  form,
  initialValues,
  onClose,
  children,
  ...rest
}: EditDialogProps<Values>) => {
  const [draft, forget] = useDraft<Values>(form.draft?.key);
  const { onSubmit, ...props } = form.props;

  const submit: typeof onSubmit = async (values, api, ...more) => {
    // final-form creates a new values object for each change.
    if (saved.get(api) === values) return undefined;
    const errors = await onSubmit(values, api, ...more);
    if (!errors) {
      saved.set(api, values);
      forget();
    }
    return errors;
  };
  return (
    <FormDialog<Values>
      {...rest}
      {...props}
      onSubmit={submit}
      onClose={() => {
        forget();
        onClose();
      }}
      initialValues={{ ...initialValues, ...draft }}
      disabled={!form.ready}
      alert={<HostMessage />}
    >
      {children}
      <InForm draft={form.draft} restored={Object.keys(draft).length > 0} />
    </FormDialog>
  );
};
