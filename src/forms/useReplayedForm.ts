import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { ReplayedFormContext } from '../shared/ReplayedForm';

/** On a replayed screen the surrounding form shows what was submitted; elsewhere nothing. After the fields have joined the form. */
export function useReplayedForm() {
  const form = useForm();
  const fill = useContext(ReplayedFormContext);
  useEffect(() => fill?.(form), [form, fill]);
}
