import { styled } from '@mui/material/styles';
import { radius } from '../theme/radius';

/** A container query instead of a media query: beside a sidebar or at 200 % zoom, a table can be narrow in a wide window. */
const WIDE = '@container (min-width: 840px)';
const NARROW = '@container not (min-width: 840px)';

export const Container = styled('div')({ containerType: 'inline-size', minWidth: 0 });

export const Table = styled('table')(({ theme }) => {
  const { kit, background, text } = theme.vars.palette;
  return {
    width: '100%',
    borderSpacing: 0,
    fontSize: '0.9375rem',
    '& th': { fontSize: '0.8125rem', fontWeight: 400, color: text.secondary, textAlign: 'left' },
    '& tr[data-group]': { position: 'relative' },
    // On the first cell, because generated content in a row would become an extra cell. Screen readers skip it, except in browsers before
    // Safari 17.4 and Firefox 128, which know only the first value.
    '& tr[data-group] > td:first-of-type::before': {
      content: ['attr(data-group)', 'attr(data-group) / ""'],
      position: 'absolute',
      fontSize: '0.875rem',
      fontWeight: 600,
      color: text.primary,
    },
    [WIDE]: {
      backgroundColor: background.paper,
      border: `1px solid ${kit.hairline}`,
      borderRadius: radius(16),
      boxShadow: kit.shadow.card,
      '& th, & td': { padding: '14px 12px', verticalAlign: 'top' },
      '& td': { borderTop: `1px solid ${kit.hairline}` },
      '& tr[data-group] > td': { paddingTop: 52 },
      '& tr[data-group] > td:first-of-type::before': { top: 18, left: 24 },
      '& :is(th, td):first-of-type': { paddingLeft: 24 },
      '& :is(th, td):last-of-type': { paddingRight: 24 },
      '& [data-align="end"]': { textAlign: 'right' },
      // Keeps huge amounts, which do not wrap, from squeezing the row's heading, and a long heading from squeezing the other cells.
      '& td[data-heading="true"]': { width: 224, minWidth: 196 },
      // Breaks a word only if it does not fit on a line of its own.
      '& td:not([data-heading="true"])': { overflowWrap: 'break-word' },
    },
    [NARROW]: {
      '&, & tbody, & tr, & td': { display: 'block' },
      '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': {
        padding: '12px 16px',
        marginBottom: 8,
        borderRadius: radius(16),
        backgroundColor: background.paper,
        border: `1px solid ${kit.hairline}`,
        boxShadow: kit.shadow.card,
      },
      '& tr[data-group]': { marginTop: 40 },
      '& tr[data-group] > td:first-of-type::before': { top: -32, left: 2 },
      // A value that does not fit beside its label, such as an amount in larger text, has the next line.
      '& td': { display: 'flex', flexWrap: 'wrap', columnGap: 16, padding: '4px 0' },
      // Kept for screen readers, which count the cells of a row.
      '& td:has(> div:empty)': {
        position: 'absolute',
        clipPath: 'inset(50%)',
      },
      '& td > div': { flex: '1 1 30%', maxWidth: '100%', textAlign: 'right', overflowWrap: 'anywhere' },
      '&[aria-busy] td:not([data-heading="true"]) > div': { display: 'flex', justifyContent: 'end' },
      '& td[data-heading="true"]': { fontWeight: 600, paddingBottom: 8 },
      '& td[data-heading="true"] > div': { textAlign: 'left' },
    },
  };
});

/** The column header beside the value on a phone. Screen readers use the table's real header. */
export const CellLabel = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  flex: 'none',
  [WIDE]: { display: 'none' },
}));
