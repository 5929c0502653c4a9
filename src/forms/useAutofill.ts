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
 * Keeps the surrounding form in step with a password manager (LOGIN-2): browsers fill inputs without telling, and
 * Chrome hides the values until the first touch. Gives whether the browser filled every text input in, which is as
 * good as typed; the values are read at the latest when the form is touched or submitted.
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
    // The kit's inputs run an animation when the browser's autofill style comes or goes.
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
