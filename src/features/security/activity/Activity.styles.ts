import styled from '@emotion/styled';
import { SettingList } from '@portal/ui-kit';
import { takesFocus } from '../../../components/layout';

/** A list of the page, with a line between its rows. */
export const Rows = styled(SettingList)({ margin: 0, padding: 0, listStyle: 'none' });

/** An icon, a text, and a button or a time; on a phone the button is below the text. */
export const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 14,
  rowGap: 4,
  alignItems: 'start',
  padding: '14px 16px',
  '& > svg': { marginTop: 2, flex: 'none' },
  '& > button, & > time': { gridColumn: 2, justifySelf: 'start' },
  '& > button': { marginTop: 6 },
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    padding: '14px 24px',
    alignItems: 'center',
    '& > button, & > time': { gridColumn: 3, marginTop: 0 },
    '& > [role=alert]': { gridColumn: '2 / -1' },
  },
  '& > [role=alert]': { gridColumn: 2 },
});

export const Name = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  overflowWrap: 'anywhere',
});

export const Section = styled.section({
  display: 'grid',
  gap: 12,
  marginTop: 8,
  ...takesFocus,
});

export const Heading = styled.div({
  display: 'grid',
  gap: 4,
  '&& > h2': { fontSize: '1.125rem' },
});

export const Foot = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });
