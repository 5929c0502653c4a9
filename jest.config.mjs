// Pages show times in the player's time zone, and tests expect them as text. Workers and hosts inherit it.
process.env.TZ = 'UTC';

/** @typedef {Exclude<NonNullable<import('jest').Config['projects']>[number], string>} Project */

/**
 * Packages that ship only ES modules. Jest runs CommonJS, so they are transformed like the project's own code. No others: with its source
 * map, a transformed `lucide-react` is 12 MB, which V8 would read in each test file.
 */
const esmOnly = ['@open-draft/deferred-promise', 'rettime', 'until-async'];

/** For projects that start hosts and databases or run thousands of random steps, which takes minutes on a busy machine. */
const withProcesses = { setupFilesAfterEnv: ['<rootDir>/tests/support/processTimeout.ts'] };

/** @type {Project} */
const shared = {
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        // In a file of its own, which Jest reads only to print a stack. Inline maps are two thirds of the code that V8 reads in each test file.
        sourceMaps: true,
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['dist', '.data', '.cache', 'storybook-static'].map(
    (name) => `<rootDir>/${name}/`,
  ),
};

/** @type {(name: string, extra?: Partial<Project>) => Project} */
const nodeProject = (name, extra = {}) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['portal-source', 'node', 'node-addons'] },
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  ...extra,
});

/** @type {(name: string) => Project} */
const domProject = (name) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: ['portal-source'] },
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts?(x)`],
  setupFilesAfterEnv: ['<rootDir>/tests/support/setupDom.ts'],
});

/**
 * tests/ mirrors the sources; each folder below is one Jest project (docs: tests/README.md).
 * @type {import('jest').Config}
 */
export default {
  // In ms: a limit for hanging tests, not a target for how long one should take. Jest reads it only here, not in a project.
  testTimeout: 180_000,
  // One PostgreSQL per run, started by the first test that needs it.
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
  projects: [
    nodeProject('contract'),
    nodeProject('architecture', withProcesses),
    nodeProject('api-host', withProcesses),
    domProject('ui-kit'),
    domProject('src'),
    nodeProject('ui-kit-package', withProcesses),
    nodeProject('wire', withProcesses),
  ],
};
