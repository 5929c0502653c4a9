import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Progress } from '@portal/ui-kit';
import { ReplayViewer } from '../../src/replay/ReplayViewer';
import { readRecording, type Recording } from '../../src/replay/readRecording';
import { examplePortalConfig } from '@portal/contract';
import { createStyleCache } from '../../src/lib/styleCache';

interface FlowProps {
  /** The name of a file in tests/recordings. */
  name: string;
  /** The port of a running `npm run replay`, whose recording is shown instead. */
  port?: number;
  /** The step to show first; the last one by default. */
  step?: number;
}

const fileOf = async (name: string): Promise<string> => {
  const { default: file } = (await import(`../../tests/recordings/${name}.json`)) as { default: object };
  return JSON.stringify(file);
};

const replayedAt = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/recordings/story`)).text();

/** A flow from tests/recordings with the slider: the screen of each step, without a host (docs/state.md). */
const Flow = ({ name, port = 0, step }: FlowProps) => {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [cache] = useState(() => createStyleCache({ key: 'flow' }));
  useEffect(() => {
    let wanted = true;
    void (port > 0 ? replayedAt(port) : fileOf(name)).then((text) => {
      if (wanted) setRecording(readRecording(text));
    });
    return () => {
      wanted = false;
    };
  }, [name, port]);
  if (!recording) return <Progress label="Đang tải bản ghi..." />;
  return (
    <ReplayViewer
      recording={recording}
      cache={cache}
      config={examplePortalConfig}
      start={Math.min(step ?? Infinity, recording.steps.length - 1)}
    />
  );
};

const meta: Meta<typeof Flow> = {
  title: 'Flows',
  component: Flow,
  parameters: { layout: 'fullscreen' },
  // Waits until the last screen of the flow is rendered and its page's chunk has loaded.
  play: ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[data-snapshot] h1')).not.toBeNull()),
};
export default meta;

type Story = StoryObj<typeof Flow>;

export const RegisterRefusedThenDone: Story = { args: { name: 'register' } };
export const LoginAndReturn: Story = { args: { name: 'login' } };
export const RecoveryByEmail: Story = { args: { name: 'recovery' } };
export const PaymentArrives: Story = { args: { name: 'payment' } };
export const RechargeRefusedThenDelivered: Story = { args: { name: 'recharge' } };
export const Migration: Story = { args: { name: 'migration' } };
export const SessionExpired: Story = { args: { name: 'expired' } };
export const HostDownAndBack: Story = { args: { name: 'hostDown' } };
export const NameChanged: Story = { args: { name: 'dialogs' } };
/** The recording that `npm run replay` serves; its link “Mở trong Storybook” passes the port. */
export const FromReplay: Story = { args: { name: 'login', port: 0 } };
