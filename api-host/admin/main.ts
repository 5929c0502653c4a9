import { readEnvironment } from '../environment';
import { oneLine } from '../startupError';
import { runAdmin } from './runAdmin';
import { terminalOf } from './terminal';

/** `npm run admin -- …`: one command line, one exit code. */

// A reader such as `head` may close the pipe early.
process.stdout.on('error', () => undefined);

async function main(): Promise<void> {
  const interrupted = (letGo: () => Promise<void>): void => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void letGo().finally(() => process.exit(130)));
  };
  process.exitCode = await runAdmin(process.argv.slice(2), {
    env: readEnvironment(process.env, process.cwd()),
    terminal: terminalOf(process.stdin, process.stdout, process.stderr),
    interrupted,
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${oneLine(error)}\n`);
  process.exitCode = 1;
});
