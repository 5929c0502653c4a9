/**
 * Something that only the operator can correct: a setting, a port, a folder, the database. The process that meets it prints the
 * message as its one line and ends with exit code 1; so the message says what to do.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** One line from whatever was thrown. */
export const oneLine = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).replace(/\s*\n\s*/g, ' ').trim();
