import styled from '@emotion/styled';

/** Below each other, two steps of the grid apart; for the first load, which has no room for MUI's Stack. */
export const Column = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** Beside each other, apart as far as there is room, below each other where there is none. */
export const SpreadRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 16,
  fontSize: '0.9375rem',
});

export const CenteredText = styled.p({ margin: 0, textAlign: 'center', fontSize: '0.9375rem' });
