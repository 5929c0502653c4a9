import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { SchemaFiles } from './schemaFiles';
import { whySchemaUnfit } from './schemaState';

/** Whether the host is ready for requests; if not, the reason, in words for operators. */
export type ReadinessAnswer = { ready: true } | { ready: false; why: string };

const WITHIN_MS = 2_500;
const READ_ONLY = '25006';
/** The server's `temp_file_limit`, which says nothing about its disk. */
const TEMP_FILE_LIMIT = '53400';
const SILENT = 'the database does not answer';

/**
 * Fails if the disk is full. The counter below often fits into a page that the disk already has; the temporary file into which these
 * numbers spill does not, and it leaves no dead rows.
 */
async function assertRoom(client: PoolClient): Promise<void> {
  await client.query(`set local work_mem = '64kB'; set local temp_tablespaces = ''`);
  try {
    await client.query('select count(*) from generate_series(1, 8192)');
  } catch (error) {
    if ((error as { code?: unknown }).code !== TEMP_FILE_LIMIT) throw error;
  }
}

/** Throws unless the database takes a write, which is rolled back. */
async function assertWritable(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into rate_limits (bucket, window_start, hits) values ($1, now(), 1)', [
      `readiness ${randomUUID()}`,
    ]);
    await assertRoom(client);
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function whyNot(error: unknown): string {
  const { code } = error as { code?: unknown };
  if (code === READ_ONLY) return 'the database is read-only';
  return typeof code === 'string' && /^53/.test(code) ? 'the database is full' : SILENT;
}

interface Probed {
  pool: Pool;
  /** The session look-up that all calls use. */
  findSession: (tokenHash: Buffer) => Promise<unknown>;
  schemaFiles: SchemaFiles;
}

/**
 * Checks what every call needs from the database: a schema that fits this version, a session look-up and a write, which is rolled back
 * (OPS-1). Concurrent callers share one check. It ends after WITHIN_MS, whatever hangs.
 */
export function databaseReadiness({
  pool,
  findSession,
  schemaFiles,
}: Probed): () => Promise<ReadinessAnswer> {
  async function probe(): Promise<ReadinessAnswer> {
    try {
      const unfit = await whySchemaUnfit(pool, schemaFiles);
      if (unfit) return { ready: false, why: unfit };
      await findSession(randomBytes(32));
      await assertWritable(pool);
      return { ready: true };
    } catch (error) {
      return { ready: false, why: whyNot(error) };
    }
  }

  function withinTime(): Promise<ReadinessAnswer> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<ReadinessAnswer>((resolve) => {
      timer = setTimeout(() => resolve({ ready: false, why: SILENT }), WITHIN_MS);
    });
    return Promise.race([probe(), tooLate]).finally(() => clearTimeout(timer));
  }

  let running: Promise<ReadinessAnswer> | null = null;
  return () => (running ??= withinTime().finally(() => (running = null)));
}
