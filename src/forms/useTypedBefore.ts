import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { TypedBeforeContext, type Typed } from '../shared/typedBefore';

const inputOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);

/** The fields know the form only after their own effects; a key pressed until then must find the text in its place. */
function showAtOnce([name, value]: [string, string | boolean]) {
  const input = inputOf(name);
  if (input && typeof value === 'string') input.value = value;
}

/** Puts what was typed before the scripts ran into the surrounding form, once (LOGIN-2). */
export function useTypedBefore() {
  const typedBefore = useContext(TypedBeforeContext);
  const form = useForm();
  const taken = useRef<Typed>({});

  useLayoutEffect(() => {
    taken.current = { ...taken.current, ...typedBefore.take() };
    Object.entries(taken.current).forEach(showAtOnce);
  }, [typedBefore]);

  useEffect(() => {
    form.batch(() => {
      for (const [name, value] of Object.entries(taken.current))
        form.change(name, typeof value === 'string' ? (inputOf(name)?.value ?? value) : value);
    });
    taken.current = {};
  }, [form]);
}
