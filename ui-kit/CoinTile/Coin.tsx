import { styled } from '@mui/material/styles';

const Svg = styled('svg', { shouldForwardProp: (prop) => prop !== 'dull' })<{ dull: boolean }>(({
  theme,
  dull,
}) => {
  const { gold, hairline, controlBorder } = theme.vars.palette.kit;
  return {
    display: 'block',
    flex: 'none',
    color: dull ? controlBorder : gold.coinRim,
    '& circle:first-of-type': { fill: dull ? hairline : gold.fill },
  };
});

/** A coin with a square hole, grey when `dull`. */
export const Coin = ({
  dull = false,
  size = 36,
}: {
  dull?: boolean | undefined;
  size?: number | undefined;
}) => (
  <Svg dull={dull} width={size} height={size} viewBox="0 0 36 36" aria-hidden>
    <circle cx="18" cy="18" r="18" />
    <circle cx="18" cy="18" r="13" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M14 14h8v8h-8z" fill="none" stroke="currentColor" strokeWidth="2" />
  </Svg>
);
