import { setTimeout as pause } from 'node:timers/promises';
import { now, twoHosts, type Row } from '../faults/row';
import type { Cluster } from '../faults/cluster';

const AWAY_MS = 5_000;

/** A worker that stores players' money is killed as by a power cut while two hosts serve, and is restarted. */
export const killedWorker = (worker: Cluster): Row => ({
  name: 'Citus: a worker killed for 5 s',
  async run(scene) {
    await twoHosts(scene);
    await worker.kill();
    await pause(AWAY_MS);
    await worker.start();
    return now();
  },
});

/** The same for the coordinator, to which hosts connect. */
export const killedCoordinator = (coordinator: Cluster): Row => ({
  name: 'Citus: the coordinator killed for 5 s',
  async run(scene) {
    await twoHosts(scene);
    await coordinator.kill();
    await pause(AWAY_MS);
    await coordinator.start();
    return now();
  },
});
