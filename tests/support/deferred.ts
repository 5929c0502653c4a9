/** A promise that a test resolves. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  const handle: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => (handle.resolve = resolve));
  return { promise, resolve: () => handle.resolve?.() };
}
