import { styled } from '@mui/material/styles';
import { forwardRef, type FormHTMLAttributes, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormAlert } from './FormAlert';

export type FormBodyProps = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'method' | 'noValidate'>;

const Root = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/**
 * The `form` element of the surrounding final-form: its alert above the fields, and after a refused submit the focus on
 * the first wrong field, else the alert in view. `method=post` keeps secrets out of the address should it be sent without scripts.
 */
export const FormBody = forwardRef<HTMLFormElement, FormBodyProps>(({ children, ...rest }, ref) => {
  const form = useForm();
  const { submitError } = useFormState({ subscription: { submitError: true } }) as { submitError?: string };
  const root = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useImperativeHandle(ref, () => root.current as HTMLFormElement);

  useEffect(() => {
    if (attempts === 0) return;
    const wrong = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    // In a long form the alert stands far above the button that was pressed.
    else root.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);

  return (
    <Root
      ref={root}
      {...rest}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog's form is drawn elsewhere, yet inside another form as far as React's events go.
        event.stopPropagation();
        void Promise.resolve(form.submit()).finally(() => setAttempts((count) => count + 1));
      }}
    >
      <FormAlert message={submitError} />
      {children}
    </Root>
  );
});
FormBody.displayName = 'FormBody';
