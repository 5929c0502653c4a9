import { setTimeout as pause } from 'node:timers/promises';
import { takeAccount } from './account';
import type { Cluster } from './cluster';
import { startLoad, type Load } from './load';
import type { Row } from './row';
import type { Stage } from './stage';
import type { Result } from './table';

const QUIET_MS = 3_000;
const SETTLE_MS = 5_000;

/** The environment in which rows run. */
export interface Place {
  cluster: Cluster;
  stage: Stage;
}

/** Runs a row in an empty folder; `afterwards` collects cleanup work for when the hosts have ended. */
export async function tryRow(
  row: Row,
  folder: string,
  place: Place,
  afterwards: (work: () => Promise<void>) => void,
): Promise<Result> {
  let { cluster } = place;
  const { stage } = place;
  let origins: () => readonly string[] = () => stage.hosts.map(({ origin }) => origin);
  let load: Load | undefined;
  const back = await row.run({
    folder,
    cluster,
    stage,
    afterwards,
    follow: (next) => (cluster = next),
    leadTo: (next) => (origins = next),
    async play() {
      load = startLoad(stage, () => origins());
      await pause(QUIET_MS);
    },
  });
  if (!load) throw new Error(`Nobody played in ${row.name}`);
  // Service is restored when no call has failed for a while.
  do await pause(SETTLE_MS);
  while (performance.now() - load.lastTrouble() < SETTLE_MS && performance.now() - back < 60_000);
  const unfinished = await load.finish();
  const ended = stage.ended();
  const account = await takeAccount(stage);
  const seconds = Math.max(0, (load.lastTrouble() - back) / 1000);
  place.cluster = cluster;
  return {
    name: row.name,
    ended,
    statuses: load.statuses,
    late: load.late(),
    seconds,
    unfinished,
    ...account,
  };
}
