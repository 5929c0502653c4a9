import type { Cluster } from './cluster';
import type { Stage } from './stage';

/** The environment of a row. */
export interface Scene {
  /** An empty folder for this row. */
  folder: string;
  cluster: Cluster;
  stage: Stage;
  /** Makes `cluster` the current database server. */
  follow(cluster: Cluster): void;
  /** Replaces the addresses that players call, which by default are those of the hosts. */
  leadTo(origins: () => readonly string[]): void;
  /** Registers cleanup work that runs once the hosts have ended. */
  afterwards(work: () => Promise<void>): void;
  /** Starts the players' calls once the hosts run. */
  play(): Promise<void>;
}

/** One fault. */
export interface Row {
  name: string;
  /** Creates a database server for this row; if omitted, the row uses the shared one. */
  own?: (folder: string) => Promise<Cluster>;
  /** The reason why this machine cannot run the row; null if it can. */
  skip?: () => string | null;
  /** Resolves with the earliest moment, by performance.now(), at which service could be restored. */
  run(scene: Scene): Promise<number>;
}

export const now = () => performance.now();

/** Starts two hosts, with players at both. */
export async function twoHosts(scene: Scene, env: Record<string, string> = {}): Promise<void> {
  await scene.stage.addHost(env);
  await scene.stage.addHost(env);
  await scene.play();
}
