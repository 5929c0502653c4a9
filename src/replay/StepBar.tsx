import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ActionList } from './ActionList';
import { Bar } from './bar.styles';
import type { Recording, Step } from './readRecording';
import { StepDetails } from './StepDetails';
import type { StepInfo } from './stepInfo';
import { texts } from './texts';
import { useListedSteps } from './useListedSteps';
import { useReadOnlyPage } from './useReadOnlyPage';

/** The pause before the next step while playing, in ms: as recorded, but between 80 and 1000. */
const pauseBefore = (step: Step | undefined, next: Step | undefined): number =>
  Math.min(1000, Math.max(80, (next?.at ?? 0) - (step?.at ?? 0)));

export interface StepBarProps {
  recording: Recording;
  index: number;
  onIndex: (index: number) => void;
  /** Whether the details (the action, its changes and the state) are open at first; a button toggles them. */
  details?: boolean;
  children?: ReactNode;
}

/** Slider, play and step buttons, the list of actions and their details. The left and right arrow keys move one step from any focus. */
export const StepBar = ({
  recording: { steps, otherVersion, unknown },
  index,
  onIndex,
  details = false,
  children,
}: StepBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(false);
  const [hasDetails, setHasDetails] = useState(details);
  const { infos, listed, search, setSearch, showsPlumbing, setShowsPlumbing } = useListedSteps(steps);
  const last = steps.length - 1;
  const go = (to: number | undefined) => {
    if (to !== undefined) onIndex(Math.min(last, Math.max(0, to)));
  };
  const back = () => go(listed.findLast((at) => at < index));
  const forward = () => go(listed.find((at) => at > index));
  const goToNext = (isWanted: (info: StepInfo) => boolean) =>
    go([...infos.keys()].find((at) => at > index && infos[at] && isWanted(infos[at])));
  const has = (isWanted: (info: StepInfo) => boolean) => infos.slice(index + 1).some(isWanted);
  const moving = playing && index < last;
  useReadOnlyPage(bar, { ArrowLeft: back, ArrowRight: forward });

  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => onIndex(index + 1), pauseBefore(steps[index], steps[index + 1]));
    return () => clearTimeout(timer);
  }, [moving, index, steps, onIndex]);

  const step = steps[index];
  const isPlayers = (info: StepInfo) => info.isPlayers;
  const isError = (info: StepInfo) => info.isError;
  return (
    <Bar ref={bar} data-replay-bar role="region" aria-label={texts.player}>
      {hasDetails && step && <StepDetails step={step} before={steps[index - 1]} />}
      {otherVersion && (
        <p role="status">{`${texts.otherVersion} ${unknown.length > 0 ? texts.unknown(unknown) : ''}`}</p>
      )}
      <button type="button" onClick={() => go(0)} aria-label={texts.first}>
        |◀
      </button>
      <button type="button" onClick={back} disabled={index <= (listed[0] ?? 0)} aria-label={texts.back}>
        ◀
      </button>
      <button type="button" onClick={() => setPlaying(!moving)} disabled={index === last}>
        {moving ? texts.pause : texts.play}
      </button>
      <button
        type="button"
        onClick={forward}
        disabled={index >= (listed.at(-1) ?? last)}
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
      <ActionList infos={infos} listed={listed} index={index} onIndex={onIndex} />
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && forward()}
      />
      <button type="button" onClick={() => goToNext(isPlayers)} disabled={!has(isPlayers)}>
        {texts.nextOfPlayer}
      </button>
      <button type="button" onClick={() => goToNext(isError)} disabled={!has(isError)}>
        {texts.nextError}
      </button>
      <label>
        <input
          type="checkbox"
          checked={showsPlumbing}
          onChange={({ target }) => setShowsPlumbing(target.checked)}
        />
        {texts.plumbing}
      </label>
      <button type="button" aria-pressed={hasDetails} onClick={() => setHasDetails(!hasDetails)}>
        {texts.details}
      </button>
      {children}
    </Bar>
  );
};
