import { destination, pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config';

/** Keys under which a secret might be logged by mistake, at the top level or one level down. */
const SECRETS = [
  'authorization',
  'cookie',
  'gReCaptchaToken',
  'newPassword',
  'otp',
  'otpNumber',
  'password',
  'passwordConfirm',
  'password_hash',
  'reNewPassword',
  'currentPassword',
  'secret',
  'securityCode',
  'signature',
  'token',
  'token_hash',
];
const HEADERS = ['cookie', 'authorization', 'x-xsrf-token', 'x-signature', 'set-cookie'];

/** An error without a database error's `detail` and `where`, which may quote rows. */
function errorForLog(error: Error) {
  const { type, message, stack } = stdSerializers.err(error);
  const { code, constraint, table } = error as Partial<Record<'code' | 'constraint' | 'table', string>>;
  return { type, message, stack, code, constraint, table };
}

/**
 * Writes each line at once. A line that cannot be written, such as to a file on a full disk, is dropped: pino's own destination would throw
 * from the call that logs, which ends the host (OPS-1).
 */
export function linesTo(fd: number): DestinationStream {
  const open = () => {
    const opened = destination({ fd, sync: true });
    // A new one, since the failed one keeps what it could not write.
    opened.on('error', () => (lines = open()));
    return opened;
  };
  let lines = open();
  return { write: (line) => lines.write(line) };
}

/** The host's log: one JSON object per line on stderr (docs/operating.md), without secrets. */
export function openLog(level: LogLevel, to: DestinationStream = linesTo(2)): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorForLog },
      redact: {
        paths: [
          ...SECRETS,
          ...SECRETS.map((name) => `*.${name}`),
          ...HEADERS.map((name) => `headers["${name}"]`),
        ],
        censor: '[hidden]',
      },
    },
    to,
  );
}
