/**
 * A fault that only the operator can correct: a setting, a port, a folder, the database. The process prints the message as its only
 * line and ends with exit code 1, so the message must say what to do.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The message of a thrown value, on one line. */
export const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).replace(/\s*\n\s*/g, ' ').trim();
