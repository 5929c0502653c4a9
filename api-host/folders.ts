import path from 'node:path';

/** Where things lie. The one module of the host that looks at its own address; the rest is told. */
export const repositoryRoot = path.resolve(__dirname, '..');
export const migrationsFolder = path.join(__dirname, 'db', 'migrations');
