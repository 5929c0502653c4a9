import { readEnvironment } from '../environment';
import { oneLine } from '../startupError';
import { COPY_MS, SIGNALS } from '../stopOnSignals';
import { Refusal } from './command';
import { PROGRAM } from './programName';
import { runAdmin } from './runAdmin';
import { terminalOf } from './terminal';

/** `npm run admin -- …`: one command line, one exit code. */

const INTERRUPTED = 130;

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => undefined);

/** Aborts at the first termination signal; a second one ends the process at once. */
function interruption(): AbortSignal {
  const stop = new AbortController();
  let since = 0;
  const onSignal = () => {
    if (stop.signal.aborted) {
      if (performance.now() - since >= COPY_MS) process.exit(INTERRUPTED);
      return;
    }
    since = performance.now();
    stop.abort(new Refusal(`Interrupted. ${PROGRAM} audit list shows whether anything was changed.`));
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return stop.signal;
}

async function main(): Promise<void> {
  const signal = interruption();
  process.exitCode = await runAdmin(process.argv.slice(2), {
    env: readEnvironment(process.env, process.cwd()),
    terminal: terminalOf(process.stdin, process.stdout, process.stderr),
    signal,
  });
  // A query that was interrupted would keep the process.
  if (signal.aborted) process.exit(INTERRUPTED);
}

main().catch((error: unknown) => {
  process.stderr.write(`${oneLine(error)}\n`);
  process.exitCode = 1;
});
