import { forwardRef } from 'react';
import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '../Button/Button';

export type SubmitButtonProps = Omit<ButtonProps, 'type'>;

/** The submit button of a form. It is busy while the form is being submitted; `busy` overrides this. */
export const SubmitButton = forwardRef<HTMLButtonElement, SubmitButtonProps>(({ busy, ...rest }, ref) => {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button ref={ref} fullWidth {...rest} type="submit" busy={busy ?? submitting} />;
});
SubmitButton.displayName = 'SubmitButton';
