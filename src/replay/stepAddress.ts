/** The step that the address asks for (`?step=12`); undefined if none, or one that the recording does not have. */
export function readStep(last: number): number | undefined {
  const asked = new URLSearchParams(window.location.search).get('step') ?? '';
  return /^\d+$/.test(asked) && Number(asked) <= last ? Number(asked) : undefined;
}

/** Writes the step into the address, without a new entry in the browser's history. */
export function writeStep(index: number): void {
  const address = new URL(window.location.href);
  address.searchParams.set('step', String(index));
  window.history.replaceState(window.history.state, '', address);
}

/** Where `npm run storybook` listens. */
const STORYBOOK = 'http://localhost:6006';

/** The address of the story that shows this page's recording at a step (stories/flows). */
export const storyAddress = (index: number): string =>
  `${STORYBOOK}/?path=/story/flows--from-replay&args=port:${window.location.port};step:${index}`;
