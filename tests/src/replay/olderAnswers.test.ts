import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecording } from '../../../src/replay/readRecording';

const recording = readFileSync(path.resolve(__dirname, '../../recordings/payment.json'), 'utf8');

/** The same recording, made before payment methods had ids. */
const older = JSON.stringify(JSON.parse(recording), (_, value: unknown) => {
  if (typeof value !== 'object' || value === null || !('qrCodeData' in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'id'));
});

const statesOf = (text: string) => readRecording(text).steps.map(({ state }) => state);

it('completes payment methods that were recorded without ids', () => {
  expect(older).not.toBe(JSON.stringify(JSON.parse(recording)));
  expect(statesOf(older)).toEqual(statesOf(recording));
});

it('leaves a state as it is whose answers it does not understand', () => {
  const file = JSON.parse(recording) as { computedStates: { state: Record<string, unknown> }[] };
  const strange = [
    {},
    { queries: null },
    { queries: { x: null } },
    { queries: { x: { endpointName: 'getPaymentMethods' } } },
  ];
  for (const [index, api] of strange.entries()) file.computedStates[index]!.state['api'] = api;
  const read = statesOf(JSON.stringify(file));
  expect(strange.map((_, index) => read[index]?.api)).toEqual(strange);
});
