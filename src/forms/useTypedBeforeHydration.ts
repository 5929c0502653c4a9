import { useContext, useEffect, useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { TypedBeforeContext } from './typedBeforeHydration';

const inputOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);

/** The fields register with the form in their own effects. A key pressed before that must find the text in the input. */
function showAtOnce([name, value]: [string, string | boolean]) {
  const input = inputOf(name);
  if (!input) return;
  if (typeof value === 'string') input.value = value;
  else input.checked = value;
}

/**
 * Puts what was typed before hydration into the surrounding form, once (LOGIN-2). It uses the collected values and not those of the
 * inputs: a render between the two effects empties the inputs, since the fields do not have the text yet.
 */
export function useTypedBefore() {
  const typedBefore = useContext(TypedBeforeContext);
  const form = useForm();

  useLayoutEffect(() => Object.entries(typedBefore.peek()).forEach(showAtOnce), [typedBefore]);

  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(typedBefore.take())) {
        form.change(name, value);
        // The field lost the focus before hydration, so its error is shown, as for any field that was left.
        if (document.activeElement !== inputOf(name)) form.blur(name);
      }
    });
  }, [form, typedBefore]);
}
