import { styled } from '@mui/material/styles';

export const OlderActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '8px 16px',
  '&:empty': { display: 'none' },
  // It takes the focus of a removed button, but nobody can reach it by keyboard.
  '&:focus': { outline: 'none' },
});
