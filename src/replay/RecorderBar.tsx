import { useState, useSyncExternalStore } from 'react';
import { Bar } from './bar.styles';
import { recordingOf, type Recording } from './readRecording';
import type { Recorder } from './recorder';
import { downloadRecording } from './recordingFile';
import { screenAt } from './screenAt';
import { StepBar } from './StepBar';
import { texts } from './texts';
import { ReturnBar } from './ReturnBar';
import { useCurrentSnapshot, type TimeTravel } from './timeTravel';

export interface RecorderBarProps {
  recorder: Recorder;
  timeTravel: TimeTravel;
}

const Review = ({
  recording,
  timeTravel,
  onEnd,
}: {
  recording: Recording;
  timeTravel: TimeTravel;
  onEnd: () => void;
}) => {
  const [index, setIndex] = useState(recording.steps.length - 1);
  const go = (to: number) => {
    setIndex(to);
    const step = screenAt(recording.steps, to);
    if (step) timeTravel.show(step);
  };
  return (
    <StepBar recording={recording} index={index} onIndex={go}>
      <button type="button" onClick={onEnd}>
        {texts.live}
      </button>
    </StepBar>
  );
};

/** Starts, stops and saves the recording, and reviews it without leaving the page. */
export const RecorderBar = ({ recorder, timeTravel }: RecorderBarProps) => {
  const [review, setReview] = useState<Recording | null>(null);
  const count = useSyncExternalStore(recorder.subscribe, () => recorder.entries().length);
  const recording = useSyncExternalStore(recorder.subscribe, recorder.isRecording);
  const travels = useCurrentSnapshot(timeTravel) !== null;

  if (review) {
    const end = () => {
      timeTravel.goLive();
      setReview(null);
    };
    return <Review recording={review} timeTravel={timeTravel} onEnd={end} />;
  }
  if (travels) return <ReturnBar timeTravel={timeTravel} />;
  return (
    <Bar data-replay-bar role="region" aria-label={texts.recorder}>
      <button type="button" onClick={recording ? recorder.stop : recorder.start} aria-pressed={recording}>
        {recording ? texts.stop : texts.record}
      </button>
      <output>{count}</output>
      <button type="button" onClick={() => downloadRecording(recorder)}>
        {texts.save}
      </button>
      <button type="button" onClick={() => setReview(recordingOf(recorder.lifted()))}>
        {texts.review}
      </button>
    </Bar>
  );
};
