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

/** The distinct errors in a host's log that were answered with 500. */
export function unexplained(log: string): string[] {
  const failed = log
    .split('\n')
    .map(parse)
    .flatMap(({ msg, err }) => (msg === 'request failed' && err ? [err] : []))
    // Excludes HttpProblem, the host's deliberate answers, and errors of an unreachable database, which are answered with 503.
    .filter(({ type }) => type !== 'HttpProblem')
    .filter(({ code, message = '' }) => !isDatabaseAway(Object.assign(new Error(message), { code })))
    .map(({ type = 'Error', code = '', message = '' }) => `${type} ${code} ${message}`);
  return [...new Set(failed)];
}
