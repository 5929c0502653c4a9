import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** A spinning ring of 1.25em in the text colour. Decorative: the surrounding component provides a text. */
export const Spinner = styled('span')({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
