import { signupSteps, signupViews, type SignupView } from '../../store/slices/signup';
import type { SignupValues } from './savedSignup';

const PARAMETER = 'step';

const isView = (value: unknown): value is SignupView => signupViews.some((view) => view === value);

/** The view that an address asks for; /register itself is the first step. */
export function viewOf(search: string): SignupView {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return isView(asked) ? asked : 'phone';
}

/** The address's query for a view. It keeps all other parameters, such as next_uri. */
export function searchOf(view: SignupView, search: string): string {
  const params = new URLSearchParams(search);
  if (view === 'phone') params.delete(PARAMETER);
  else params.set(PARAMETER, view);
  const text = params.toString();
  return text && `?${text}`;
}

/** The view asked for, or the first step before it whose field is still empty: a deep link cannot skip a step (REG-2). */
export function reachableView(
  asked: SignupView,
  values: Partial<Pick<SignupValues, 'phone' | 'username'>>,
): SignupView {
  const before = signupSteps.slice(0, asked === 'all' ? 2 : signupSteps.indexOf(asked));
  return before.find((step) => step !== 'password' && !values[step]) ?? asked;
}
