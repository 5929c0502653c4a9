import { useContext, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { ReplaySnapshotContext } from './replaySnapshot';

/** In a replay, fills the surrounding form with the submitted values. Call it after the fields, which must be registered first. */
export function useReplayedForm() {
  const form = useForm();
  const snapshot = useContext(ReplaySnapshotContext);
  useEffect(() => snapshot?.fill(form), [form, snapshot]);
}
