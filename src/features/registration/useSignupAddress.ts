import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useIsReplaying } from '../../replay/mirror/replaySnapshot';
import { useAppDispatch } from '../../store/hooks';
import { stepRestored, type SignupView } from '../../store/slices/signup';
import { reachableView, searchOf, viewOf } from './address';
import { keepSignup, readKeptSignup, type SignupValues } from './keptSignup';

/** What a history entry of the wizard carries beside what it was given (the page of LAY-8 to go back to). */
interface EntryState {
  /** The player came from the step before, so going back leads there. */
  inWizard?: boolean;
}

export interface SignupAddress {
  /** Goes on to a view: a new entry of the browser's history, or in place of this one. */
  goTo: (view: SignupView, replace?: boolean) => void;
  /** To the step before, as the browser's Back does. */
  goBack: (previous: SignupView) => void;
}

/** Writes the wizard's view into the address (REG-2). */
export function useSignupAddress(): SignupAddress {
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<EntryState | null>;

  const goTo = useCallback(
    (view: SignupView, replace = false) =>
      void navigate({ search: searchOf(view, search) }, { replace, state: { ...state, inWizard: !replace } }),
    [navigate, search, state],
  );
  const goBack = (previous: SignupView) => {
    if (state?.inWizard) void navigate(-1);
    else goTo(previous, true);
  };
  return { goTo, goBack };
}

/**
 * Puts back what a reload took, and keeps what is typed from then on; never the passwords (REG-2). In an effect, because the
 * markup of the build knows nothing of it, and after the fields have joined the form.
 */
export function useKeptSignup() {
  const form = useForm<Partial<SignupValues>>();
  // What this tab keeps is no part of another moment, and that moment nothing to keep.
  const replaying = useIsReplaying();
  useEffect(() => {
    if (replaying) return undefined;
    const { values } = form.getState();
    const kept = Object.entries(readKeptSignup()) as [keyof SignupValues, string | boolean][];
    // What was typed since is newer.
    form.batch(() => {
      for (const [name, value] of kept) if (!values[name]) form.change(name, value);
    });
    return form.subscribe(({ values }) => keepSignup(values), { values: true });
  }, [form, replaying]);
}

/**
 * Lets the address lead the wizard: Back, Forward, a deep link, a reload (REG-2). Only a change of the address does, not one of
 * the slice, so that replaying the slice's actions moves the wizard and nothing moves it back (REG-9).
 */
export function useFollowAddress({ goTo }: SignupAddress) {
  const form = useForm<Partial<SignupValues>>();
  const dispatch = useAppDispatch();
  const { search, key } = useLocation();
  useEffect(() => {
    const asked = viewOf(search);
    const reachable = reachableView(asked, form.getState().values);
    if (reachable !== asked) goTo(reachable, true);
    dispatch((act, getState) => {
      if (getState().signup.view !== reachable) act(stepRestored(reachable));
    });
  }, [search, key, dispatch, form, goTo]);
}
