import type { Config } from 'jest';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

/** Packages that ship ES modules only; Jest runs CommonJS, so they are transformed like our own code. */
const esmOnly = [
  'kysely',
  'fast-check',
  'pure-rand',
  'lucide-react',
  '@bundled-es-modules',
  'until-async',
  'rettime',
];

const shared: Project = {
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
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data', '<rootDir>/storybook-static'],
};

const nodeProject = (name: string, extra: Partial<Project> = {}): Project => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  ...extra,
});

const domProject = (name: string): Project => ({
  ...shared,
  displayName: name,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { customExportConditions: [''] },
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts?(x)`],
  setupFilesAfterEnv: ['<rootDir>/tests/support/setupDom.ts'],
});

/** tests/ mirrors the sources; each folder below is one Jest project (docs: tests/README.md). */
const config: Config = {
  projects: [
    nodeProject('contract'),
    nodeProject('architecture'),
    nodeProject('api-host'),
    domProject('ui-kit'),
    domProject('src'),
    nodeProject('wire'),
    nodeProject('e2e'),
  ],
};

export default config;
