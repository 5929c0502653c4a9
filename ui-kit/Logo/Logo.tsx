import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode, type SVGAttributes, use } from 'react';
import { KitTextsContext, logo } from '../texts/KitTextsContext';

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  /** The wordmark. With `compact`, the accessible name of the hexagon. */
  title?: string | undefined;
  /** Shows only the hexagon. */
  compact?: boolean | undefined;
  /** Replaces the hexagon: an element up to 32 px high, hidden from screen readers; null for none. Ignored with `compact`. */
  mark?: ReactNode;
}

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 11,
  color: theme.vars.palette.text.primary,
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '& :is(svg, img)': { flex: 'none', display: 'block' },
}));

const Hexagon = (props: SVGAttributes<SVGSVGElement>) => (
  <svg width="28" height="32" viewBox="0 0 28 32" {...props}>
    <path fill="#F6B73C" d="M14 0l14 8v16l-14 8L0 24V8z" />
    <path fill="#FFD98C" d="M14 0v16L0 8z" />
    <path fill="#FFC861" d="M14 0l14 8-14 8z" />
    <path fill="#E5942A" d="M28 24l-14 8V16l14-8z" />
    <path fill="#F0A633" d="M14 32L0 24l14-8z" />
    <path fill="#1A1200" d="M8.5 8.5h11.6l-1.1 3.7h-6.5v2.6h5.6l-1 3.4h-4.6V24h-4z" />
  </svg>
);

/** The logo: a gold hexagon with an F, or another mark, and the wordmark beside it. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(
  ({ title = use(KitTextsContext)(logo).title, compact, mark = <Hexagon aria-hidden />, ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      {compact ? <Hexagon role="img" aria-label={title} /> : mark}
      {compact ? null : title}
    </Root>
  ),
);
Logo.displayName = 'Logo';
