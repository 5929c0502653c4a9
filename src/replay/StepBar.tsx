import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Bar } from './bar.styles';
import type { Recording, Step } from './readRecording';
import { texts } from './texts';
import { useReadOnlyPage } from './useReadOnlyPage';

/** The pause before the next step while playing, in ms: as recorded, but between 80 and 1000. */
const pauseBefore = (step: Step | undefined, next: Step | undefined): number =>
  Math.min(1000, Math.max(80, (next?.at ?? 0) - (step?.at ?? 0)));

/** A native select that React renders once: with thousands of actions, rendering all options to select one is slow. */
const ActionList = memo(
  ({
    steps,
    index,
    onIndex,
  }: {
    steps: readonly Step[];
    index: number;
    onIndex: (index: number) => void;
  }) => {
    const list = useRef<HTMLSelectElement>(null);
    const [options] = useState(() =>
      steps.map(({ action, unknown }, at) => (
        <option key={at} value={at}>
          {`${at} · ${action.type}${unknown ? ` (${texts.unknownStep})` : ''}`}
        </option>
      )),
    );
    useLayoutEffect(() => {
      if (list.current) list.current.selectedIndex = index;
    }, [index]);
    return (
      <select ref={list} aria-label={texts.actions} onChange={({ target }) => onIndex(Number(target.value))}>
        {options}
      </select>
    );
  },
);
ActionList.displayName = 'ActionList';

export interface StepBarProps {
  recording: Recording;
  index: number;
  onIndex: (index: number) => void;
  children?: ReactNode;
}

/** Slider, play, step and the list of actions. The left and right arrow keys go one step, wherever the focus is. */
export const StepBar = ({
  recording: { steps, otherVersion, unknown },
  index,
  onIndex,
  children,
}: StepBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(false);
  const last = steps.length - 1;
  const go = (to: number) => onIndex(Math.min(last, Math.max(0, to)));
  const moving = playing && index < last;
  useReadOnlyPage(bar, { ArrowLeft: () => go(index - 1), ArrowRight: () => go(index + 1) });

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => onIndex(index + 1), pauseBefore(steps[index], steps[index + 1]));
    return () => clearTimeout(timer);
  }, [moving, index, steps, onIndex]);

  return (
    <Bar ref={bar} data-replay-bar role="region" aria-label={texts.player}>
      {otherVersion && (
        <p role="status">{`${texts.otherVersion} ${unknown.length > 0 ? texts.unknown(unknown) : ''}`}</p>
      )}
      <button type="button" onClick={() => go(0)} aria-label={texts.first}>
        |◀
      </button>
      <button type="button" onClick={() => go(index - 1)} disabled={index === 0} aria-label={texts.back}>
        ◀
      </button>
      <button type="button" onClick={() => setPlaying(!moving)} disabled={index === last}>
        {moving ? texts.pause : texts.play}
      </button>
      <button
        type="button"
        onClick={() => go(index + 1)}
        disabled={index === last}
        aria-label={texts.forward}
      >
        ▶
      </button>
      <input
        type="range"
        aria-label={texts.step}
        min={0}
        max={last}
        value={index}
        onChange={({ target }) => go(Number(target.value))}
      />
      <output>{`${index}/${last}`}</output>
      <ActionList steps={steps} index={index} onIndex={onIndex} />
      {children}
    </Bar>
  );
};
