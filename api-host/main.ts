import { readConfig } from './config';
import { CLOSED_ACCOUNT, DEMO_ACCOUNT } from './db/seedPlayers';
import { readEnvironment } from './environment';
import { startHost } from './host';
import { openLog } from './log';
import { StartupError, oneLine } from './startupError';
import { stopOnSignals } from './stopOnSignals';

/** Entry point: reads the settings from the environment, starts a host, and prints a few lines for the person at the terminal. */
async function main(): Promise<void> {
  const config = readConfig(readEnvironment(process.env, process.cwd()));
  const log = openLog(config.logLevel);
  const starting = startHost(config, log);
  // Before the start is complete: a signal during it must not leave the embedded database running.
  stopOnSignals(starting, log, config.drainMs);
  const host = await starting.serving;
  if (!host) return;

  // Without a listener, a line that cannot be written, such as to a file on a full disk, ends the process (OPS-1).
  process.stdout.on('error', () => undefined);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(`Portal:  ${config.publicUrl?.origin ?? host.address}`);
  if (config.sandbox) {
    say(
      `Account: ${DEMO_ACCOUNT.username} / ${DEMO_ACCOUNT.password} (and ${CLOSED_ACCOUNT.username} / ${CLOSED_ACCOUNT.password})`,
    );
    say(`Sandbox: ${host.address}/sandbox simulates the bank, the game servers and the phones`);
  }
  if (host.dataElsewhere)
    say(`Data:    ${host.dataElsewhere} (the database's user has no access to ${config.dataDir})`);
  for (const warning of config.warnings) say(`Warning: ${warning}`);
  say('Press Ctrl-C to stop.');
}

main().catch((error: unknown) => {
  // A fault that an operator can correct is printed as one line. Anything else is a bug, printed with its stack.
  const known = error instanceof StartupError;
  process.stderr.write(
    `${known || !(error instanceof Error) ? oneLine(error) : (error.stack ?? error.message)}\n`,
  );
  process.exit(1);
});
