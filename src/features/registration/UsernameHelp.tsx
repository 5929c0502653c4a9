import { useContext, useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useField } from 'react-final-form';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { checkUsername, usernameState } from './checkUsername';
import './texts';
import './textsUsername';

/** In ms; the debounce of the check while the player types. */
const TYPING_PAUSE = 600;

/** As high as the hint on a phone, so that the host's answer causes no layout shift. */
const Help = styled('span')({ display: 'block', minHeight: '2lh' });

/** As large as the hint that it replaces. */
const Answer = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: 'success' | 'error';
}>(({ theme, tone }) => ({ display: 'block', textWrap: 'balance', color: theme.vars.palette[tone].main }));

const answers = {
  free: { text: 'register.usernameFree', tone: 'success' },
  taken: { text: 'register.usernameTaken', tone: 'error' },
} as const;

interface UsernameHelpProps {
  /** What the field contained when it was shown. */
  shownFirst: string;
}

/** Checks the typed name when the player pauses. A name that was in the field before is checked when they go on to the next step. */
function useCheckWhileTyping(shownFirst: string): string {
  const dispatch = useAppDispatch();
  const { botCheck } = useContext(PortalConfigContext);
  const { input, meta } = useField<string>('username', { subscription: { value: true, active: true } });
  const { value } = input;
  const { active } = meta;
  const before = useRef(shownFirst);
  useEffect(() => {
    // Only typing changes the value of a field that has the focus.
    if (!active) before.current = value;
    if (value === before.current) return undefined;
    const timer = setTimeout(() => void dispatch(checkUsername(value, botCheck)), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [active, value, dispatch, botCheck]);
  return value;
}

/** The username's hint, replaced by whether the name is free if the host offers that check (decision 0120). */
export const UsernameHelp = ({ shownFirst }: UsernameHelpProps) => {
  const { t } = useTranslation();
  const value = useCheckWhileTyping(shownFirst);
  const state = useAppSelector((root) => usernameState(root, value));
  const answer = state === 'free' || state === 'taken' ? answers[state] : undefined;
  return (
    <Help>
      {/* Screen readers announce only the results; each result is for the name in the field. */}
      <span role="status">{answer && <Answer tone={answer.tone}>{t(answer.text)}</Answer>}</span>
      {!answer && t(state === 'checking' ? 'register.usernameChecking' : 'register.usernameHint')}
    </Help>
  );
};
