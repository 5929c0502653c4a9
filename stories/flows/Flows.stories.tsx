import createCache from '@emotion/cache';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Progress } from '@portal/ui-kit';
import { ReplayViewer } from '../../src/replay/ReplayViewer';
import { readRecording, type Recording } from '../../src/replay/readRecording';
import { examplePortalConfig } from '@portal/contract';

/** A flow of tests/recordings with the slider: the screen of each step, without a host (docs/state.md). */
const Flow = ({ name }: { name: string }) => {
  const [recording, setRecording] = useState<Recording | null>(null);
  const [cache] = useState(() => createCache({ key: 'flow' }));
  useEffect(() => {
    let wanted = true;
    void import(`../../tests/recordings/${name}.json`).then((file: { default: object }) => {
      if (wanted) setRecording(readRecording(JSON.stringify(file.default)));
    });
    return () => {
      wanted = false;
    };
  }, [name]);
  if (!recording) return <Progress label="Đang tải bản ghi..." />;
  return (
    <ReplayViewer
      recording={recording}
      cache={cache}
      config={examplePortalConfig}
      start={recording.steps.length - 1}
    />
  );
};

const meta: Meta<typeof Flow> = {
  title: 'Flows',
  component: Flow,
  parameters: { layout: 'fullscreen' },
  // The last screen of the flow stands, with the code of its page.
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
