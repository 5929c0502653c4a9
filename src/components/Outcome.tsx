import { useEffect, useRef } from 'react';
import { CircleAlert, CircleCheck, EmptyState, Info, LinkButton } from '@portal/ui-kit';
import { RouterLink } from './RouterLink';

const tones = {
  success: { role: 'status', Icon: CircleCheck },
  error: { role: 'alert', Icon: CircleAlert },
  info: { role: 'status', Icon: Info },
} as const;

export interface OutcomeProps {
  tone: keyof typeof tones;
  title: string;
  text: string;
  /** The page of the next step, and the text of its link. */
  href: string;
  link: string;
}

/**
 * Says how the player's action ended, and links to the next step. Screen readers announce it. It takes the focus of the button that it
 * replaces (WCAG 2.4.3).
 */
export const Outcome = ({ tone, title, text, href, link }: OutcomeProps) => {
  const { role, Icon } = tones[tone];
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Safari focuses what is around a pressed button.
    if (!activeElement || activeElement.contains(panel.current))
      panel.current?.focus({ preventScroll: true });
  }, []);
  return (
    <EmptyState
      ref={panel}
      tabIndex={-1}
      style={{ outline: 'none' }}
      role={role}
      tone={tone}
      icon={<Icon size={28} aria-hidden />}
      title={title}
      description={text}
      action={
        <LinkButton href={href} linkComponent={RouterLink}>
          {link}
        </LinkButton>
      }
    />
  );
};
