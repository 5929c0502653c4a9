import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { selectedInForcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';

/** Padding at both sides of a selectable row in px, so that its background is wider than its text. */
const SIDE = 10;

/** The width of the table's container, in rem, below which usual amounts would break: text at 200 % on a phone. */
const TIGHT = '@container (max-width: 15rem)';

/** Measures the width that the table has. */
export const Measured = styled('div')({ containerType: 'inline-size' });

/** Scrolls the table sideways where it is too narrow. It is as wide as the background of a selected row. */
export const Scroller = styled('div')({
  [TIGHT]: { overflowX: 'auto', margin: `0 -${SIDE}px`, padding: `0 ${SIDE}px` },
});

export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  marginTop: 8,
  fontSize: '0.9375rem',
  '& th, & td': {
    padding: '9px 0',
    textAlign: 'right',
    borderBottom: `1px solid ${theme.vars.palette.kit.hairline}`,
  },
  // Very long amounts wrap, so that the table stays inside its panel.
  '& td': { overflowWrap: 'anywhere' },
  '& td span': { whiteSpace: 'normal', overflowWrap: 'inherit' },
  '& td span > span': { whiteSpace: 'nowrap' },
  '& th + th, & td + td': { paddingLeft: 8 },
  // Keeps the usual amounts on one line on the narrowest phones.
  '@media (max-width: 339px)': { fontSize: '0.875rem', '& th + th, & td + td': { paddingLeft: 4 } },
  '& tr > :first-of-type': { textAlign: 'left' },
  '& th': { fontSize: '0.8125rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& td:last-of-type': { fontWeight: 600, color: theme.vars.palette.success.main },
  // The cells stay aligned with the headings, whether the rows are selectable or not.
  '&:has([data-selectable])': { width: `calc(100% + ${2 * SIDE}px)`, margin: `8px -${SIDE}px 0` },
  '&:has([data-selectable]) th:first-of-type': { paddingLeft: SIDE },
  '&:has([data-selectable]) th:last-of-type': { paddingRight: SIDE },
  '& [data-selectable] td': { padding: 0, transition: 'background-color 120ms' },
  '& [data-selectable]:hover td': { backgroundColor: theme.vars.palette.kit.soft.neutral },
  '& [data-selected] td:first-of-type, & [data-selectable]:hover td:first-of-type': {
    borderRadius: `${radius(10)} 0 0 ${radius(10)}`,
  },
  '& [data-selected] td:last-of-type, & [data-selectable]:hover td:last-of-type': {
    borderRadius: `0 ${radius(10)} ${radius(10)} 0`,
  },
  '& [data-selected] td, & [data-selected]:hover td': { backgroundColor: theme.vars.palette.kit.soft.gold },
  '& [data-selected] button': {
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    ...selectedInForcedColours,
  },
  '& [data-selected] td:first-of-type': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}` },
  [TIGHT]: { '& td, & th': { overflowWrap: 'normal' }, '& td span': { whiteSpace: 'nowrap' } },
}));

export const SelectButton = styled(ButtonBase)({
  width: '100%',
  minHeight: 44,
  padding: `9px 0 9px ${SIDE}px`,
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: radius(10),
});

export const RowLabel = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 44,
  padding: '9px 0 9px 8px',
  '@media (max-width: 339px)': { paddingLeft: 4 },
  cursor: 'pointer',
  'td:last-of-type > &': { paddingRight: SIDE },
});
