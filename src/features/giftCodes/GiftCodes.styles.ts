import styled from '@emotion/styled';

/** One column of cards on a phone, two columns on wider screens. */
export const Cards = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& article': { height: '100%' },
  '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

export const Head = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 12,
  marginBottom: 8,
  '& > h2': { minWidth: 0, overflowWrap: 'anywhere', fontSize: '1.0625rem' },
  '& > span': { flex: 'none', marginTop: 2 },
});

export const Facts = styled.dl({
  display: 'grid',
  gap: 8,
  margin: '12px 0 0',
  fontSize: '0.9375rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { flex: 'none', opacity: 0.8 },
  '& dd': { margin: 0, minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' },
});
