/** Deep enough to reach, through the store's middleware, who dispatched. */
const FRAMES = 40;

/** Where the program is, as the engine writes it. */
export function traceHere(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error('dispatched here');
  Error.stackTraceLimit = limit;
  return stack;
}
