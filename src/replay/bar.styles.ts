import styled from '@emotion/styled';

/** The width of the details beside the screen, in px. */
const DETAILS_WIDTH = 380;

/** Above dialogs and toasts, in its own colours, since it is not part of the portal's screen. */
export const Bar = styled.div({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 9000,
  '&:has([data-step-details])': { '@media (min-width: 1600px)': { right: DETAILS_WIDTH } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  background: '#101418',
  color: '#f2f5f7',
  font: '14px/1.4 system-ui, sans-serif',
  borderTop: '1px solid #3a444d',
  '& button, & select, & input[type=search], & a': {
    font: 'inherit',
    color: 'inherit',
    background: '#26303a',
    border: '1px solid #51606d',
    borderRadius: 6,
    padding: '4px 10px',
    minHeight: 32,
  },
  // The names of actions are wider than a phone.
  '& select': { flex: '1 1 160px', minWidth: 0, maxWidth: '100%' },
  '& input[type=search]': { flex: '0 1 140px', minWidth: 0 },
  '& a': { textDecoration: 'none' },
  '& button[aria-pressed=true]': { borderColor: '#ffd37a' },
  '& label': { display: 'flex', alignItems: 'center', gap: 4 },
  '& button:disabled': { color: '#93a1ad' },
  '& input[type=range]': { flex: '1 1 160px', minWidth: 120 },
  '& output': { fontVariantNumeric: 'tabular-nums' },
  '& p': { flexBasis: '100%', margin: 0, color: '#ffd37a' },
});

/** Beside the screen if both fit, otherwise above the bar, because a narrower screen would have another layout. */
export const Details = styled.div({
  flexBasis: '100%',
  maxHeight: '40vh',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  fontSize: 13,
  '@media (min-width: 1600px)': {
    position: 'fixed',
    top: 0,
    right: 0,
    bottom: 0,
    width: DETAILS_WIDTH,
    maxHeight: 'none',
    padding: 12,
    background: '#101418',
    borderLeft: '1px solid #3a444d',
  },
  '& h2': { fontSize: 15, margin: 0 },
  '& h3': { fontSize: 13, margin: '12px 0 4px', color: '#93a1ad' },
  '& time, & dt, & summary': { color: '#a9b4c4' },
  '& pre': { margin: 0, whiteSpace: 'pre-wrap' },
  '& dl': { margin: 0 },
  '& dd': { margin: '0 0 2px 12px' },
  '& del': { color: '#ff9c9c' },
  '& ins': { color: '#7fe0b0', textDecoration: 'none' },
});

/** Leaves room for the bar at the bottom. */
export const Stage = styled.div({
  minHeight: '100vh',
  paddingBottom: 120,
  // Leaves room for the details beside it.
  'body:has([data-step-details]) &': { '@media (min-width: 1600px)': { marginRight: DETAILS_WIDTH } },
});
