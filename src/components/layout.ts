import styled from '@emotion/styled';

/** A column with a gap of two grid steps. It replaces MUI's Stack, which is too large for the first load. */
export const Column = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** A row that spreads its items, and wraps when it is too narrow. */
export const SpreadRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 16,
  fontSize: '0.9375rem',
});

/**
 * For a container with `tabindex="-1"` that takes the focus of a removed control (useFocusPassedOn): nobody can reach it by keyboard, so
 * it shows no outline.
 */
export const takesFocus = { '&:focus': { outline: 'none' } } as const;

export const CenteredText = styled.p({ margin: 0, textAlign: 'center', fontSize: '0.9375rem' });
