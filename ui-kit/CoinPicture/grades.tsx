import type { ReactNode } from 'react';
import type { Paint } from './gradients';
import { Body, Gem, Heap, LyingCoin, Lid, Spark, Stack, StandingCoin } from './shapes';

const Pouch = ({ paint }: { paint: Paint }) => (
  <>
    <path
      d="M40 34C22 46 18 66 30 77C40 84 78 84 88 76C98 64 92 44 76 34C70 30 46 30 40 34Z"
      fill={paint('cloth')}
    />
    <path
      d="M40 36C28 48 26 62 34 72"
      fill="none"
      stroke="#FFB59C"
      strokeOpacity=".55"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M58 42C54 54 56 68 60 80M72 40C80 52 82 64 78 76"
      fill="none"
      stroke="#3E0E0A"
      strokeOpacity=".4"
      strokeWidth="2"
    />
    <StandingCoin paint={paint} x={52} y={18} r={7} tilt={0.9} turn={-12} />
    <StandingCoin paint={paint} x={66} y={17} r={7.5} tilt={0.9} turn={14} />
    <path
      d="M38 20C44 26 44 30 42 34H76C74 30 76 26 82 19C74 25 66 22 60 25C52 22 46 25 38 20Z"
      fill={paint('cloth')}
    />
    <path
      d="M40 34C52 38 66 38 78 34"
      fill="none"
      stroke={paint('top')}
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <path
      d="M76 35C84 38 86 44 84 50M76 35C80 40 79 46 76 50"
      fill="none"
      stroke="#F6B73C"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <StandingCoin paint={paint} x={58} y={58} r={11} tilt={0.95} turn={0} />
    <LyingCoin paint={paint} x={26} y={78} r={9} turn={-6} />
    <LyingCoin paint={paint} x={92} y={78} r={9} turn={6} />
  </>
);

/** The drawing for each grade, from one coin to a hoard. `glow` is the strength of the light behind it. */
export const grades: readonly { glow: number; draw: (paint: Paint) => ReactNode }[] = [
  {
    glow: 0.35,
    draw: (paint) => (
      <>
        <StandingCoin paint={paint} x={60} y={46} r={27} tilt={0.94} turn={-6} />
        <Spark x={38} y={28} r={7} />
        <Spark x={84} y={62} r={4} />
      </>
    ),
  },
  {
    glow: 0.5,
    draw: (paint) => (
      <>
        <Stack paint={paint} x={42} y={74} count={4} r={15} />
        <Stack paint={paint} x={80} y={76} count={3} r={15} />
        <StandingCoin paint={paint} x={62} y={42} r={21} tilt={0.86} turn={8} />
        <Spark x={46} y={30} r={6} />
      </>
    ),
  },
  {
    glow: 0.6,
    draw: (paint) => (
      <>
        <Pouch paint={paint} />
        <Spark x={34} y={46} r={5} />
        <Spark x={72} y={12} r={5} />
      </>
    ),
  },
  {
    glow: 0.8,
    draw: (paint) => (
      <>
        <Lid paint={paint} />
        <Heap paint={paint} x={60} y={47} width={30} height={17} seed={7} r={7} />
        <Body paint={paint} />
        <LyingCoin paint={paint} x={20} y={82} r={8} turn={-4} />
        <LyingCoin paint={paint} x={101} y={81} r={8} turn={5} />
        <Spark x={48} y={30} r={5} />
      </>
    ),
  },
  {
    glow: 1,
    draw: (paint) => (
      <>
        <Heap paint={paint} x={60} y={82} width={46} height={44} seed={11} />
        <StandingCoin paint={paint} x={46} y={44} r={12} tilt={0.8} turn={-18} />
        <StandingCoin paint={paint} x={78} y={56} r={10} tilt={0.85} turn={16} />
        <Gem paint={paint} x={64} y={34} size={0.9} turn={8} />
        <Gem paint={paint} x={30} y={66} size={0.7} turn={-20} />
        <Spark x={52} y={26} r={7} />
        <Spark x={88} y={44} r={5} />
      </>
    ),
  },
  {
    glow: 1.2,
    draw: (paint) => (
      <>
        <g transform="translate(12 -4) scale(.8)">
          <Lid paint={paint} />
          <Heap paint={paint} x={60} y={56} width={34} height={28} seed={5} />
          <Body paint={paint} />
        </g>
        <Heap paint={paint} x={60} y={83} width={52} height={26} seed={21} />
        <StandingCoin paint={paint} x={36} y={56} r={12} tilt={0.82} turn={-16} />
        <StandingCoin paint={paint} x={88} y={58} r={12} tilt={0.85} turn={18} />
        <Gem paint={paint} x={60} y={62} size={1.2} turn={0} />
        <Gem paint={paint} x={22} y={72} size={0.8} turn={-18} />
        <Gem paint={paint} x={99} y={72} size={0.8} turn={18} />
        <Spark x={60} y={16} r={8} />
      </>
    ),
  },
];
