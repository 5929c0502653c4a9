import { styled } from '@mui/material/styles';
import { takesFocus } from '../../components/layout';

export const OlderActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px 16px',
  '&:empty': { display: 'none' },
  ...takesFocus,
});
