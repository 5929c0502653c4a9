/** @typedef {Exclude<NonNullable<import('jest').Config['projects']>[number], string>} Project */

/** Packages that ship ES modules only; Jest runs CommonJS, so they are transformed like our own code. */
const esmOnly = [
  'kysely',
  'fast-check',
  'pure-rand',
  'lucide-react',
  '@bundled-es-modules',
  'until-async',
  'rettime',
  '@open-draft',
  '@mswjs',
];

/**
 * In ms: when a test that hangs is given up, not how long one should take. What starts hosts and databases, or plays thousands
 * of random moves, takes minutes on a busy machine.
 */
const timeouts = { inProcess: 60_000, withProcesses: 600_000 };

/** @type {Project} */
const shared = {
  testTimeout: timeouts.inProcess,
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
  // One PostgreSQL a run, started by the first test that needs it.
  globalSetup: '<rootDir>/tests/support/globalSetup.ts',
  globalTeardown: '<rootDir>/tests/support/globalTeardown.ts',
  projects: [
    nodeProject('contract'),
    nodeProject('architecture', { testTimeout: timeouts.withProcesses }),
    nodeProject('api-host', { testTimeout: timeouts.withProcesses }),
    domProject('ui-kit'),
    domProject('src'),
    nodeProject('ui-kit-package', { testTimeout: timeouts.withProcesses }),
    nodeProject('wire', { testTimeout: timeouts.withProcesses }),
  ],
};
