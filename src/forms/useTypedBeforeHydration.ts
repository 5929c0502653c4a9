import { useContext, useEffect, useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';
import { TypedBeforeContext } from './typedBeforeHydration';

const inputOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);

/** The fields know the form only after their own effects; a key pressed until then must find the text in its place. */
function showAtOnce([name, value]: [string, string | boolean]) {
  const input = inputOf(name);
  if (!input) return;
  if (typeof value === 'string') input.value = value;
  else input.checked = value;
}

/**
 * Puts what was typed before the scripts ran into the surrounding form, once (LOGIN-2). What counts is what was typed, not
 * what the inputs hold: a render between the two effects empties them again, since the fields don't know the text yet.
 */
export function useTypedBefore() {
  const typedBefore = useContext(TypedBeforeContext);
  const form = useForm();

  useLayoutEffect(() => Object.entries(typedBefore.peek()).forEach(showAtOnce), [typedBefore]);

  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(typedBefore.take())) {
        form.change(name, value);
        // It was left before anything listened: what is wrong with it shows, as with any field that was left.
        if (document.activeElement !== inputOf(name)) form.blur(name);
      }
    });
  }, [form, typedBefore]);
}
