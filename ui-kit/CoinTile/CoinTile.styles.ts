import { styled } from '@mui/material/styles';
import { coveringInput } from '../shared/coveringInput';
import { selectedInForcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';

export const Radio = styled('input')(coveringInput);

/** A tile and the link below it. */
export const Place = styled('div')({ position: 'relative', display: 'grid', gridTemplateRows: '1fr auto' });

export const Card = styled('label')(({ theme }) => {
  const { primary, background, text, error, kit } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 138,
    padding: '10px 8px 12px',
    borderRadius: radius(16),
    overflow: 'hidden',
    textAlign: 'center',
    backgroundColor: background.paper,
    backgroundImage: `linear-gradient(180deg, ${kit.raised}, ${background.paper})`,
    border: `1px solid ${kit.hairline}`,
    boxShadow: kit.shadow.card,
    transition: 'border-color 120ms, background-color 120ms',
    '&:hover:has(:enabled:not(:checked))': { borderColor: kit.controlBorder },
    '&:has(:checked)': {
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      backgroundColor: kit.soft.gold,
      backgroundImage: `radial-gradient(circle at 50% 34%, color-mix(in srgb, ${kit.gold.fill} 22%, transparent), transparent 70%)`,
      ...selectedInForcedColours,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
    '&:has(:disabled)': {
      boxShadow: 'none',
      backgroundImage: 'none',
      color: text.secondary,
      '& > :is(svg, img)': { filter: 'saturate(.55) brightness(.85)' },
      '& > [data-short]': { color: error.main },
    },
    // The link below the tile shares its border.
    '&[data-way]': { borderRadius: `${radius(16)} ${radius(16)} 0 0`, borderBottomWidth: 0, minHeight: 128 },
  };
});

/** The link below a disabled tile: inside the tile's border but outside its radio, which covers only the card. */
export const Way = styled('div')(({ theme }) => ({
  display: 'grid',
  borderRadius: `0 0 ${radius(16)} ${radius(16)}`,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.kit.hairline}`,
  '& > a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '4px 6px',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    textAlign: 'center',
    fontWeight: 600,
  },
}));

export const Ribbon = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  top: 0,
  padding: '5px 10px',
  borderRadius: `0 0 ${radius(12)} 0`,
  fontSize: '0.75rem',
  lineHeight: 1.2,
  fontWeight: 600,
  backgroundColor: theme.vars.palette.error.main,
  color: theme.vars.palette.background.paper,
}));

/** The amount and the name of the coins. */
export const Coins = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  columnGap: 6,
  maxWidth: '100%',
});

export const Amount = styled('span')({
  maxWidth: '100%',
  fontSize: 'calc(var(--fit, 1) * 1.375rem)',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const Name = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

export const Cost = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
}));
