import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Linux reports CPU time in hundredths of a second. */
const TICK_MS = 10;

/** CPU time in ms, by process. */
export interface CpuTimes {
  caller: number;
  host: number;
  database: number;
}

interface Usage {
  parent: number;
  ms: number;
}

/** The parent of a process and its CPU time so far; null if the process has ended or the system has no /proc. */
function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name may contain spaces and brackets. Of the fields after it, the parent is the 2nd, user and system time the 12th and 13th.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, ms: ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS };
  } catch {
    return null;
  }
}

/** The CPU time since the start of this process, a host, and a local database server with all its processes; 0 without /proc. */
export async function cpuTimes(hostPid: number, pool: Pool): Promise<CpuTimes> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = usageOf(rows[0]?.pid ?? 0)?.parent;
  const processes = existsSync('/proc') ? readdirSync('/proc') : [];
  const all = processes.map(Number).filter(Number.isInteger).map(usageOf);
  return {
    caller: usageOf(process.pid)?.ms ?? 0,
    host: usageOf(hostPid)?.ms ?? 0,
    database: all.reduce((sum, usage) => sum + (usage?.parent === server ? (usage?.ms ?? 0) : 0), 0),
  };
}
