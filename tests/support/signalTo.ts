/**
 * Sends a signal to one process or, with `group`, to the group that it leads. All signals in tests are sent this way: the program `kill`
 * of some systems reads `-1234` as -1, which is every process of the machine, and `process.kill(0)` is the caller's own group. A process
 * that has already exited is not an error.
 */
export function signalTo(pid: number | undefined, signal: NodeJS.Signals, { group = false } = {}): void {
  if (pid === undefined || !Number.isInteger(pid) || pid <= 1) throw new Error(`${pid} is no process`);
  try {
    process.kill(group ? -pid : pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
