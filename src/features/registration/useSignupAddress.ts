import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useIsReplaying } from '../../replay/mirror/replaySnapshot';
import { useAppDispatch } from '../../store/hooks';
import { stepRestored, type SignupView } from '../../store/slices/signup';
import { reachableView, searchOf, viewOf } from './address';
import { saveSignup, readSavedSignup, type SignupValues } from './savedSignup';

/** The state of the wizard's entries in the browser's history. An entry keeps its earlier state, such as the page to go back to (LAY-8). */
interface EntryState {
  /** The player came from the step before, so Back leads there. */
  inWizard?: boolean;
}

export interface SignupAddress {
  /** Shows a view, with a new entry of the browser's history or in place of the current one. */
  goTo: (view: SignupView, replace?: boolean) => void;
  /** Goes to the step before, as the browser's Back does. */
  goBack: (previous: SignupView) => void;
  /** Goes to /login, which says that the account was created. */
  goToLogin: () => void;
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
  const goToLogin = () =>
    void navigate(
      { pathname: '/login', search: searchOf('phone', search) },
      { replace: true, state: { ...state, registered: true } },
    );
  return { goTo, goBack, goToLogin };
}

/**
 * Restores what was typed before a reload, and from then on saves what is typed, except the passwords (REG-2). It runs in an
 * effect, because the prerendered markup cannot contain the values and the fields must be registered first.
 */
export function useSavedSignup() {
  const form = useForm<Partial<SignupValues>>();
  // A snapshot neither shows what this tab has saved nor saves anything.
  const replaying = useIsReplaying();
  useEffect(() => {
    if (replaying) return undefined;
    const { values } = form.getState();
    const kept = Object.entries(readSavedSignup()) as [keyof SignupValues, string | boolean][];
    // A value typed since the reload is newer and stays.
    form.batch(() => {
      for (const [name, value] of kept) if (!values[name]) form.change(name, value);
    });
    return form.subscribe(({ values }) => saveSignup(values), { values: true });
  }, [form, replaying]);
}

/**
 * Shows the view of the address: after Back, Forward, a deep link or a reload (REG-2). It follows changes of the address, not
 * of the slice, so that replayed slice actions move the wizard and nothing moves it back (REG-9).
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
