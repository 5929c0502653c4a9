import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Drops what was typed in a field that is no longer shown if the rules refuse it: nobody could see or correct the error, and the form
 * could not be submitted (ME-6). A valid value stays, since another field of this name may be shown next.
 */
export function useDroppedWhenHidden(name: string): void {
  const form = useForm();
  useEffect(
    () => () =>
      // Only once the fields that replace this one have registered.
      queueMicrotask(() => {
        const isHidden = !form.getRegisteredFields().includes(name);
        if (isHidden && form.getState().errors?.[name] !== undefined) form.change(name, '');
      }),
    [form, name],
  );
}
