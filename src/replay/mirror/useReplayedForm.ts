import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { ReplaySnapshotContext } from './replaySnapshot';

/** On a replayed screen the surrounding form shows what was submitted; elsewhere nothing. After the fields have joined the form. */
export function useReplayedForm() {
  const form = useForm();
  const moment = useContext(ReplaySnapshotContext);
  useEffect(() => moment?.fill(form), [form, moment]);
}
