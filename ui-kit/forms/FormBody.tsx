import { styled } from '@mui/material/styles';
import {
  forwardRef,
  type FormHTMLAttributes,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormAlert } from './FormAlert';

export interface FormBodyProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onSubmit' | 'method' | 'noValidate'
> {
  /** Replaces the alert, for a form whose submit error is not always an error. */
  alert?: ReactNode;
}

const Root = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/**
 * The `form` element of the surrounding final-form, with the alert above the fields. After a failed submit it focuses the first
 * invalid field, or scrolls to the alert. `method=post` keeps passwords out of the URL if the form is submitted without scripts.
 */
export const FormBody = forwardRef<HTMLFormElement, FormBodyProps>(({ alert, children, ...rest }, ref) => {
  const form = useForm();
  const { submitError } = useFormState({ subscription: { submitError: true } }) as { submitError?: string };
  const root = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useImperativeHandle(ref, () => root.current as HTMLFormElement);

  useEffect(() => {
    if (attempts === 0) return;
    const invalid = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    // In a long form the alert may be outside the viewport, far above the submit button.
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
        // React events bubble through portals: from a form in a dialog to the form that rendered the dialog.
        event.stopPropagation();
        void Promise.resolve(form.submit()).finally(() => setAttempts((count) => count + 1));
      }}
    >
      {alert ?? <FormAlert message={submitError} />}
      {children}
    </Root>
  );
});
FormBody.displayName = 'FormBody';
