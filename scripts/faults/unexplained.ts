import { isDatabaseAway } from '../../api-host/db/databaseErrors';

interface LogLine {
  msg?: string;
  err?: { type?: string; code?: string; message?: string };
}

function parse(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return {};
  }
}

/** The errors in a host's log that it answered with 500, each once. */
export function unexplained(log: string): string[] {
  const failed = log
    .split('\n')
    .map(parse)
    .flatMap(({ msg, err }) => (msg === 'request failed' && err ? [err] : []))
    // The host's own answers, and those of a database that is away, are 503.
    .filter(({ type }) => type !== 'HttpProblem')
    .filter(({ code, message = '' }) => !isDatabaseAway(Object.assign(new Error(message), { code })))
    .map(({ type = 'Error', code = '', message = '' }) => `${type} ${code} ${message}`);
  return [...new Set(failed)];
}
