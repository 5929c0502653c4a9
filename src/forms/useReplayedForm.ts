import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { ReplayedMomentContext } from '../shared/replayedMoment';

/** On a replayed screen the surrounding form shows what was submitted; elsewhere nothing. After the fields have joined the form. */
export function useReplayedForm() {
  const form = useForm();
  const moment = useContext(ReplayedMomentContext);
  useEffect(() => moment?.fill(form), [form, moment]);
}
