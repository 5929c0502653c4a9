import { styled } from '@mui/material/styles';

/** Transparent and as large as the card, so that the whole tile is the radio, for touch and for automation. */
export const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed' },
});

export const Card = styled('label')(({ theme }) => {
  const { primary, background, text, error, kit } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minHeight: 168,
    padding: '16px 8px',
    borderRadius: 16,
    textAlign: 'center',
    backgroundColor: background.paper,
    border: `1px solid ${kit.hairline}`,
    boxShadow: kit.shadow.card,
    transition: 'border-color 120ms, background-color 120ms',
    '&:hover:has(:enabled)': { borderColor: kit.controlBorder },
    '&:has(:checked)': {
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      backgroundColor: kit.soft.gold,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
    '&:has(:disabled)': {
      borderStyle: 'dashed',
      boxShadow: 'none',
      backgroundColor: 'transparent',
      color: text.secondary,
      [`& ${Cost}`]: { color: error.main },
    },
  };
});

export const Amount = styled('span')({
  marginTop: 12,
  maxWidth: '100%',
  fontSize: 'calc(var(--fit, 1) * 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const Name = styled('span')({ fontSize: '0.9375rem' });

export const Cost = styled('span')(({ theme }) => ({
  marginTop: 8,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));
