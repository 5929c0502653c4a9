import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type ChildOptions = Parameters<FastifyBaseLogger['child']>[1];
type Log = [first: object | string, message?: string];

/**
 * A request's logger, created on first use: most requests log nothing, and a pino child with its redaction costs about as much as
 * answering a small call. Passed to Fastify as `childLoggerFactory`.
 */
export class RequestLogger implements Pick<
  FastifyBaseLogger,
  'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace'
> {
  private made: FastifyBaseLogger | undefined;

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Bindings,
    private readonly options: ChildOptions,
  ) {}

  private get own(): FastifyBaseLogger {
    return (this.made ??= this.parent.child(this.bindings, this.options));
  }

  get level(): string {
    return this.parent.level;
  }

  child(bindings: Bindings, options?: ChildOptions): FastifyBaseLogger {
    return this.own.child(bindings, options);
  }

  fatal(...line: Log): void {
    write(this.own, 'fatal', line);
  }

  error(...line: Log): void {
    write(this.own, 'error', line);
  }

  warn(...line: Log): void {
    write(this.own, 'warn', line);
  }

  info(...line: Log): void {
    write(this.own, 'info', line);
  }

  debug(...line: Log): void {
    write(this.own, 'debug', line);
  }

  trace(...line: Log): void {
    write(this.own, 'trace', line);
  }

  silent(): void {
    // Logs nothing, like pino's `silent`.
  }
}

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

function write(logger: FastifyBaseLogger, level: Level, [first, message]: Log): void {
  if (typeof first === 'string') logger[level](first);
  else logger[level](first, message);
}
