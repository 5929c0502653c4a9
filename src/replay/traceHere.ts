/** Deep enough to reach the dispatching code through the store's middleware. */
const FRAMES = 40;

/** The current stack trace, as the engine formats it. */
export function traceHere(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error('dispatched here');
  Error.stackTraceLimit = limit;
  return stack;
}
