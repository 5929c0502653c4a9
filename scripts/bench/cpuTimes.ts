import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** CPU time in ms by who used it. */
export interface CpuTimes {
  caller: number;
  host: number;
  database: number;
}

interface Usage {
  parent: number;
  ms: number;
}

/** The parent of a process, and the CPU time that it has used; null when it has ended, and where there is no /proc. */
function usageOf(pid: number): Usage | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold spaces and brackets; the parent is the second field after it, user and system time the 12th and 13th.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1] ?? 0, ms: ((fields[11] ?? 0) + (fields[12] ?? 0)) * TICK_MS };
  } catch {
    return null;
  }
}

/** CPU time of this process, of a host, and of the server of a database on this machine with all its processes, since they began; 0 where there is no /proc. */
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
