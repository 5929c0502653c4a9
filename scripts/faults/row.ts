import type { Cluster } from './cluster';
import type { Stage } from './stage';

/** What a row works on. */
export interface Scene {
  /** An empty folder of the row's own. */
  folder: string;
  cluster: Cluster;
  stage: Stage;
  /** From now on this is the database server. */
  follow(cluster: Cluster): void;
  /** For a row that gives players another address than the hosts' own. */
  leadTo(origins: () => readonly string[]): void;
  /** For what must be closed once the hosts have ended. */
  afterwards(work: () => Promise<void>): void;
  /** Starts the players' calls, once the hosts are there. */
  play(): Promise<void>;
}

/** One fault. */
export interface Row {
  name: string;
  /** Makes the database server of this row alone; without it, the row uses that of the others. */
  own?: (folder: string) => Promise<Cluster>;
  /** Why this machine can't show it; null where it can. */
  skip?: () => string | null;
  /** Resolves with the moment, by performance.now(), from which service could be back. */
  run(scene: Scene): Promise<number>;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
export const now = () => performance.now();

/** Two hosts, and players at both. */
export async function twoHosts(scene: Scene, env: Record<string, string> = {}): Promise<void> {
  await scene.stage.addHost(env);
  await scene.stage.addHost(env);
  await scene.play();
}
