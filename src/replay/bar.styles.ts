import styled from '@emotion/styled';

/** Above dialogs and toasts, in its own colours, since it is not part of the portal's screen. */
export const Bar = styled.div({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 9000,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  background: '#101418',
  color: '#f2f5f7',
  font: '14px/1.4 system-ui, sans-serif',
  borderTop: '1px solid #3a444d',
  '& button, & select': {
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
  '& button:disabled': { color: '#93a1ad' },
  '& input[type=range]': { flex: '1 1 160px', minWidth: 120 },
  '& output': { fontVariantNumeric: 'tabular-nums' },
  '& p': { flexBasis: '100%', margin: 0, color: '#ffd37a' },
});

/** Leaves room for the bar at the bottom. */
export const Stage = styled.div({ minHeight: '100vh', paddingBottom: 120 });
