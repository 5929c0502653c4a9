import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { TypedBeforeContext } from '../shared/typedBefore';

/** Puts what was typed before the scripts ran into the surrounding form, once (LOGIN-2). */
export function useTypedBefore() {
  const typed = useContext(TypedBeforeContext);
  const form = useForm();
  useEffect(() => {
    const fields = form.getRegisteredFields();
    form.batch(() => {
      for (const [name, value] of Object.entries(typed)) if (fields.includes(name)) form.change(name, value);
    });
  }, [form, typed]);
}
