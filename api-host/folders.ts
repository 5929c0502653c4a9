import path from 'node:path';

/** Folders of the source tree. Only this module derives paths from its own location. */
export const repositoryRoot = path.resolve(__dirname, '..');
/** Where `npm run build` puts the portal. */
export const distFolder = path.join(repositoryRoot, 'dist');
export const migrationsFolder = path.join(__dirname, 'db', 'migrations');
export const functionsFolder = path.join(__dirname, 'db', 'functions');
/** The SQL that distributes the money tables (db/distribute.ts). */
export const distributionFile = path.join(__dirname, 'db', 'distribution.sql');
