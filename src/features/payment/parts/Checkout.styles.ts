import { radius } from '@portal/ui-kit';
/** Amount, then code: one column on phones, side by side from 1200 px on (PLAY-1). */
export const checkout = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  alignItems: 'start',
} as const;

export const column = {
  display: 'grid',
  gap: 1.5,
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** The same height with and without an amount, so that a choice causes no layout shift. */
export const receive = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: { xs: 1.5, lg: 2 },
  py: 0.75,
  borderRadius: radius(14),
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: 'text.secondary',
  bgcolor: 'kit.soft.gold',
  '& small': { fontSize: '0.8125rem' },
  '& > div > span:first-of-type': { color: 'text.primary' },
  '& .parts': { display: 'block', color: 'success.main', fontWeight: 600, fontSize: '0.8125rem' },
  '& > svg': { my: -0.5 },
} as const;

/** The code beside its text: 144 px and its quiet zone leave room for a narrow column on a phone. */
export const codeRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  '& > .said': { flex: '1 1 6.5rem', minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' },
  '& .said > b': { fontSize: { xs: '1rem', sm: '1.25rem' }, lineHeight: 1.2, overflowWrap: 'anywhere' },
  '& .said > span': { fontSize: '0.8125rem', color: 'text.secondary', lineHeight: 1.4 },
  '& .said > button': {
    px: { xs: 0.75, sm: 1.25 },
    minHeight: 44,
    py: 0.5,
    fontSize: '0.875rem',
    whiteSpace: 'nowrap',
  },
} as const;

/** The content is as wide as it would be without the region. An empty region is out of the flow, so that it adds no gap. */
export const region = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifySelf: 'stretch',
  justifyItems: 'inherit',
  '&:empty': { position: 'absolute' },
} as const;

export const waiting = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.75,
  py: 1,
  borderRadius: radius(12),
  textAlign: 'left',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  bgcolor: 'kit.soft.success',
  '& b': { display: 'block' },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const;

/** A dot that pulses while the portal waits for the money. */
export const dot = {
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'success.main',
  '@keyframes waitingDot': { '50%': { opacity: 0.35 } },
  animation: 'waitingDot 1.6s ease-in-out infinite',
} as const;

export const appGrid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  '& > a': { px: 0.25, py: 0.5, minHeight: 44, fontSize: '0.75rem', lineHeight: 1.25, textAlign: 'center' },
} as const;
