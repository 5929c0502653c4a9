import { styled } from '@mui/material/styles';
import { memo } from 'react';

const Sky = styled('div')(({ theme }) => {
  const { scenery } = theme.vars.palette.kit;
  return {
    position: 'fixed',
    inset: 0,
    zIndex: -1,
    overflow: 'hidden',
    background: `linear-gradient(${scenery.skyTop}, ${scenery.skyBottom} 72%)`,
    '& svg': { position: 'absolute', left: 0, bottom: 0, width: '100%', height: '68%', display: 'block' },
    '& .far': { fill: scenery.far },
    '& .mid': { fill: scenery.mid },
    '& .near': { fill: scenery.near },
    '& .tower': { fill: scenery.tower },
    '& .farTower': { display: 'none', fill: scenery.mid },
    '& .bird': { fill: 'none', stroke: scenery.tower, strokeWidth: 3, strokeLinecap: 'round' },
    [theme.breakpoints.down('sm')]: {
      position: 'absolute',
      bottom: 'auto',
      '& .tower': { display: 'none' },
      '& .farTower': { display: 'inline', transform: 'translate(-244px, -168px)' },
      '& .bird': { transform: 'translate(-490px, -8px)' },
      height: 460,
      '& svg': { height: '70%' },
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

const Sun = styled('div')(({ theme }) => {
  const { scenery, gold } = theme.vars.palette.kit;
  return {
    position: 'absolute',
    width: 144,
    height: 144,
    top: 'clamp(56px, 13vh, 132px)',
    left: '77%',
    borderRadius: '50%',
    background: `radial-gradient(circle at 45% 40%, ${scenery.sunCore}, ${gold.fill} 72%)`,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: -144,
      borderRadius: '50%',
      zIndex: -1,
      opacity: 0.32,
      background: `radial-gradient(circle closest-side, ${scenery.haze} 30%, transparent)`,
    },
    [theme.breakpoints.down('sm')]: { width: 128, height: 128, top: 84, left: 'calc(60% - 64px)' },
  };
});

/** A watchtower with three roofs: on the near ridge on wide screens, behind the far ridge on phones. */
const tower =
  'M1128 352h84v-26h12l-54-10-54 10h12zm12-36v-22h-12l42-9 42 9h-12v22zm14-31v-18h-10l26-8 26 8h-10v18zm14-26l2-20 2 20z';

/** The background picture of the auth pages (LAY-1): sky, sun, ridges and a watchtower, in less than 2 kB. */
export const Scenery = memo(() => (
  <Sky aria-hidden>
    <Stars />
    <Sun />
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice">
      <path
        className="bird"
        d="M990 46q9-10 18 0q9-10 18 0M1046 84q7-8 14 0q7-8 14 0M1010 104q6-7 12 0q6-7 12 0"
      />
      <path className="farTower" d={tower} />
      <path
        className="far"
        d="M0 150c70-20 120 60 190 76s120-42 190-36 90 28 150-20 120-96 190-92 130 78 210 92 150-30 230-74 120-88 180-60 70 44 100 54v470H0z"
      />
      <path
        className="mid"
        d="M0 250c80 30 110 86 180 74s110-40 170-4 100 44 170-12 120-88 210-64 130 84 220 84 150-92 240-96 150 58 250 34v294H0z"
      />
      <path className="tower" d={tower} />
      <path
        className="near"
        d="M0 404c110-26 200 6 300-24s150-66 250-50 160 92 270 104 190-64 300-86 220 4 320-18v230H0z"
      />
    </svg>
  </Sky>
));
Scenery.displayName = 'Scenery';
