import { useEffect, useState, type RefObject } from 'react';
import { useForm } from 'react-final-form';

const filledByBrowser = (input: Element) => {
  try {
    return input.matches(':autofill');
  } catch {
    return input.matches(':-webkit-autofill');
  }
};

/**
 * Keeps the surrounding form in step with a password manager (LOGIN-2). Browsers fill inputs without an event, and Chrome hides
 * the values until the first touch. Returns whether the browser filled in every text input, which counts as typed. The values
 * are read when the form is touched or submitted, at the latest.
 */
export function useAutofill(formRef: RefObject<HTMLFormElement | null>): boolean {
  const form = useForm();
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    const element = formRef.current;
    if (!element) return undefined;
    const read = () => {
      const inputs = [...element.querySelectorAll<HTMLInputElement>('input[name]:not([type="checkbox"])')];
      form.batch(() => {
        for (const { name, value } of inputs) {
          if (value !== '' && value !== (form.getFieldState(name)?.value ?? '')) form.change(name, value);
        }
      });
      setFilled(inputs.length > 0 && inputs.every(filledByBrowser));
    };
    // The kit's inputs run an animation when the browser's autofill style starts or ends.
    const events = ['animationstart', 'change', 'submit'] as const;
    read();
    for (const name of events) element.addEventListener(name, read, true);
    window.addEventListener('pointerdown', read, true);
    window.addEventListener('keydown', read, true);
    return () => {
      for (const name of events) element.removeEventListener(name, read, true);
      window.removeEventListener('pointerdown', read, true);
      window.removeEventListener('keydown', read, true);
    };
  }, [form, formRef]);
  return filled;
}
