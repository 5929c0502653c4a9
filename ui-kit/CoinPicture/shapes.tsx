import type { Paint } from './gradients';

interface ShapeProps {
  paint: Paint;
  x: number;
  y: number;
}

const one = (value: number) => Math.round(value * 10) / 10;

export const Spark = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${r})`}
    fill="#FFF8DC"
    d="M0 -1C.12 -.2 .2 -.12 1 0C.2 .12 .12 .2 0 1C-.12 .2 -.2 .12 -1 0C-.2 -.12 -.12 -.2 0 -1Z"
  />
);

/** A coin with a square hole, seen from the front; `tilt` 1 is straight. */
export const StandingCoin = ({
  paint,
  x,
  y,
  r,
  tilt,
  turn,
}: ShapeProps & { r: number; tilt: number; turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${r})`}>
    <ellipse cx=".16" cy=".1" rx={tilt} ry="1" fill={paint('edge')} />
    <ellipse rx={tilt} ry="1" fill={paint('face')} />
    <ellipse rx={0.93 * tilt} ry=".93" fill="none" stroke={paint('top')} strokeWidth=".1" />
    <ellipse rx={0.76 * tilt} ry=".76" fill="none" stroke="#B36A14" strokeOpacity=".65" strokeWidth=".045" />
    <g transform={`scale(${tilt} 1)`}>
      <path d="M-.25 -.25H.25V.25H-.25Z" fill="#6E3A08" stroke="#FFE9A0" strokeWidth=".07" />
      <path
        d="M-.16 -.5H.16M0 -.6V-.4M-.16 .5H.16M.5 -.14V.14M.6 -.08V.08M-.5 -.14V.14M-.6 0H-.42"
        stroke="#9A5A10"
        strokeWidth=".075"
        strokeLinecap="round"
      />
    </g>
    <path
      d={`M${-0.82 * tilt} -.28A${0.87 * tilt} .87 0 0 1 ${0.1 * tilt} -.86`}
      fill="none"
      stroke="#fff"
      strokeOpacity=".85"
      strokeWidth=".075"
      strokeLinecap="round"
    />
  </g>
);

/** A coin that lies on its side. */
export const LyingCoin = ({ paint, x, y, r, turn = 0 }: ShapeProps & { r: number; turn?: number }) => {
  const height = one(r * 0.46);
  const edge = one(r * 0.34);
  return (
    <g transform={`translate(${one(x)} ${one(y)}) rotate(${Math.round(turn)})`}>
      <path d={`M${-r} 0V${edge}A${r} ${height} 0 0 0 ${r} ${edge}V0Z`} fill={paint('edge')} />
      <ellipse rx={r} ry={height} fill={paint('top')} />
      <ellipse rx={one(r * 0.7)} ry={one(height * 0.66)} fill="none" stroke="#B36A14" strokeOpacity=".6" />
    </g>
  );
};

export const Stack = ({ paint, x, y, count, r }: ShapeProps & { count: number; r: number }) =>
  Array.from({ length: count }, (_, level) => (
    <LyingCoin key={level} paint={paint} x={x + (level % 2 ? 0.8 : -0.6)} y={y - level * r * 0.36} r={r} />
  ));

/** A seeded generator: the same numbers on every device and in every render. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

/** A mound of coins whose base is centred at (x, y) and extends `width` to either side. */
export const Heap = ({
  paint,
  x,
  y,
  width,
  height,
  seed,
  r = 8,
}: ShapeProps & { width: number; height: number; seed: number; r?: number }) => {
  const random = randomFrom(seed);
  const rows = Math.round(height / 5);
  return Array.from({ length: rows + 1 }, (_, row) => {
    const half = width * Math.sqrt(row / rows + 0.05);
    const count = Math.max(1, Math.round((half * 2) / (r * 1.25)));
    return Array.from({ length: count }, (__, coin) => (
      <LyingCoin
        key={`${row} ${coin}`}
        paint={paint}
        x={x + (count === 1 ? 0 : -half + (2 * half * coin) / (count - 1)) + (random() - 0.5) * 4}
        y={y - height + (height * row) / rows + (random() - 0.5) * 2.5}
        r={r}
        turn={(random() - 0.5) * 34}
      />
    ));
  });
};

export const Gem = ({ paint, x, y, size, turn }: ShapeProps & { size: number; turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
    <path d="M-8 -3L-4 -8H4L8 -3L0 9Z" fill={paint('jade')} />
    <path
      d="M-8 -3H8M-4 -8L-2.5 -3L0 9L2.5 -3L4 -8"
      fill="none"
      stroke="#fff"
      strokeOpacity=".5"
      strokeWidth=".7"
    />
  </g>
);

/** An open chest without its coins: `Lid` is behind them, `Body` before them. */
export const Lid = ({ paint }: Pick<ShapeProps, 'paint'>) => (
  <>
    <path d="M24 42C22 22 30 12 42 12H80C92 12 98 22 96 42L88 36H32Z" fill={paint('lid')} />
    <path d="M30 36C29 24 34 19 42 19H78C86 19 91 24 90 36Z" fill="#2A120A" />
    <path
      d="M24 42C22 22 30 12 42 12H80C92 12 98 22 96 42M42 13V24M78 13V24"
      fill="none"
      stroke={paint('top')}
      strokeWidth="3.5"
    />
  </>
);

export const Body = ({ paint }: Pick<ShapeProps, 'paint'>) => (
  <>
    <path d="M22 46H98L93 80Q92 84 88 84H32Q28 84 27 80Z" fill={paint('wood')} />
    <path d="M24 58H96M26 70H94" stroke="#2A120A" strokeOpacity=".5" strokeWidth="1.5" />
    <path d="M22 46H98L97.4 51H22.6Z" fill={paint('top')} />
    <path d="M36 46L38 84M84 46L82 84" stroke={paint('top')} strokeWidth="5" />
    <path d="M51 46H69V58Q69 65 60 67Q51 65 51 58Z" fill={paint('top')} />
    <path d="M60 54V62" stroke="#5A2D08" strokeWidth="3.5" strokeLinecap="round" />
  </>
);
