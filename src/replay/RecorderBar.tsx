import { useState, useSyncExternalStore } from 'react';
import { Bar } from './bar.styles';
import { recordingOf, type Recording } from './readRecording';
import type { Recorder } from './recorder';
import { downloadRecording } from './save';
import { StepBar } from './StepBar';
import { texts } from './texts';
import type { TimeMachine } from './timeMachine';

export interface RecorderBarProps {
  recorder: Recorder;
  machine: TimeMachine;
}

const Review = ({
  recording,
  machine,
  onEnd,
}: {
  recording: Recording;
  machine: TimeMachine;
  onEnd: () => void;
}) => {
  const [index, setIndex] = useState(recording.steps.length - 1);
  const go = (to: number) => {
    setIndex(to);
    const step = recording.steps[to];
    if (step) machine.show(step);
  };
  return (
    <StepBar recording={recording} index={index} onIndex={go}>
      <button type="button" onClick={onEnd}>
        {texts.live}
      </button>
    </StepBar>
  );
};

/** Start, stop, save, and looking back without leaving the page. */
export const RecorderBar = ({ recorder, machine }: RecorderBarProps) => {
  const [review, setReview] = useState<Recording | null>(null);
  const count = useSyncExternalStore(recorder.subscribe, () => recorder.entries().length);
  const recording = useSyncExternalStore(recorder.subscribe, recorder.isRecording);

  if (review) {
    const end = () => {
      machine.goLive();
      setReview(null);
    };
    return <Review recording={review} machine={machine} onEnd={end} />;
  }
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
