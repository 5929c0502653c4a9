import { useRef, type ReactNode } from 'react';
import { Form, useFormState } from 'react-final-form';
import { FormBody, SubmitButton } from '@portal/ui-kit/forms';
import { useClearSubmitErrors } from './submitErrors';
import { useAutofill } from './useAutofill';
import type { ValidatedForm } from './useValidatedForm';
import { useTypedBefore } from './useTypedBeforeHydration';

interface FieldsProps {
  submitLabel: string;
  busyLabel: string;
  /** Disables the button until the fields are valid. Otherwise, a submit shows what is wrong. */
  waitForValid?: boolean;
  children: ReactNode;
}

export interface PublicFormProps<Values extends object> extends FieldsProps {
  form: ValidatedForm<Values>;
  initialValues: Values;
}

const Fields = ({
  ready,
  load,
  submitLabel,
  busyLabel,
  waitForValid = false,
  children,
}: FieldsProps & Pick<ValidatedForm<object>, 'ready' | 'load'>) => {
  const ref = useRef<HTMLFormElement>(null);
  const { hasValidationErrors } = useFormState({ subscription: { hasValidationErrors: true } });
  useTypedBefore();
  useClearSubmitErrors();
  const autofilled = useAutofill(ref);
  const incomplete = waitForValid && hasValidationErrors && !autofilled;
  return (
    <FormBody ref={ref} onFocus={load}>
      {children}
      <SubmitButton busyLabel={busyLabel} disabled={!ready || incomplete}>
        {submitLabel}
      </SubmitButton>
    </FormBody>
  );
};

/**
 * A form of the public pages. It is prerendered with its button disabled, and takes over what was typed before hydration
 * (architecture §7, trap 2).
 */
export const PublicForm = <Values extends object>({
  form: { props, ready, load },
  initialValues,
  ...rest
}: PublicFormProps<Values>) => (
  <Form<Values> {...props} initialValues={initialValues}>
    {() => <Fields ready={ready} load={load} {...rest} />}
  </Form>
);
