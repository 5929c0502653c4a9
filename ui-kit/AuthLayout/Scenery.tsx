import { styled } from '@mui/material/styles';
import { memo } from 'react';

/** The height of the picture on a phone: 26 % of the screen, 96 to 208 px (docs/design.md). */
export const PHONE_HEIGHT = 'clamp(96px, 26svh, 208px)';

/** The height without a picture: just enough for the logo. */
export const LOGO_HEIGHT = '72px';

/** The sky extends 24 px below the header, behind the rounded corners of the form's sheet. */
const skyUnder = (height: string) => `100% calc(${height} + 24px)`;

const Sky = styled('div')(({ theme }) => {
  const { scenery } = theme.vars.palette.kit;
  return {
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    overflow: 'hidden',
    background: `linear-gradient(${scenery.skyTop}, ${scenery.skyBottom} 80%) no-repeat`,
    '& > [data-art]': { position: 'absolute', inset: 0 },
    // The form covers everything except the top.
    [theme.breakpoints.down('sm')]: {
      position: 'absolute',
      bottom: 'auto',
      height: '100svh',
      backgroundSize: skyUnder(PHONE_HEIGHT),
      '[data-world="none"] &': { backgroundSize: skyUnder(LOGO_HEIGHT) },
    },
  };
});

/** Visible in the dark mode only. */
const Stars = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  inset: 0,
  ...theme.applyStyles('dark', { display: 'block' }),
  '&::before': {
    content: '""',
    position: 'absolute',
    width: 2,
    height: 2,
    borderRadius: '50%',
    opacity: 0.55,
    color: theme.vars.palette.kit.scenery.star,
    boxShadow:
      '9vw 17vh,16vw 31vh,23vw 9vh,31vw 24vh,38vw 13vh,45vw 5vh,52vw 19vh,58vw 11vh,64vw 28vh,71vw 7vh,79vw 36vh,93vw 33vh,96vw 12vh,4vw 38vh,27vw 37vh',
  },
}));

/** The background of the auth pages (LAY-1): a sky that shows at once, and the portal's art (`data-art="key"`) over it once loaded. */
export const Scenery = memo(() => (
  <Sky aria-hidden>
    <div data-art="key" />
    <Stars />
  </Sky>
));
Scenery.displayName = 'Scenery';
