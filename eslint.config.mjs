import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importDirections } from './eslint-rules/importDirections.mjs';
import { noRetiredWords } from './eslint-rules/noRetiredWords.mjs';
import { parts } from './eslint-rules/projectParts.mjs';

/** Infinite queries are exempt: their pages show the fetch status, so they need the hook's full result. */
const rendersWithItsData = {
  selector:
    'CallExpression[callee.name=/^useGet(?!\\w*Infinite)\\w+Query$/]:not(:has(Property[key.name="selectFromResult"]))',
  message:
    'Without selectFromResult a component also renders when a fetch begins and ends: src/api/selectData.ts.',
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
    // Excluded, because the list contains the retired words.
    ignores: ['eslint-rules/**'],
    plugins: { words: { rules: { 'no-retired-words': noRetiredWords } } },
    rules: { 'words/no-retired-words': 'error' },
  },
  {
    // Oxlint checks the rules that need types: .oxlintrc.json (docs/decisions/0132).
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, minimumDescriptionLength: 10 },
      ],
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
    rules: { 'boundaries/no-unknown-files': 'error' },
  },
  {
    // All other code (tests except the fixtures, stories, scripts) may import everything, so its imports need not be resolved.
    files: ['{contract,ui-kit,api-host,src,tests/fixtures}/**/*.{ts,tsx}'],
    rules: { 'boundaries/dependencies': ['error', importDirections] },
  },
  {
    files: ['{src,ui-kit,stories}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    rules: {
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A table shown as cards on a phone loses its semantics in some browsers unless its roles are explicit.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'], td: ['cell'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', rendersWithItsData] },
  },
  {
    // React keeps the failure of its own lazy components until the page is reloaded.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/components/preloadable.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy'],
              message:
                'Use lazyComponent of src/components/preloadable.tsx, which can be loaded after a failure.',
            },
          ],
        },
      ],
    },
  },
  {
    // Some screen readers do not announce a live region that is added together with its text.
    files: ['src/{app,features,forms}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        rendersWithItsData,
        {
          selector:
            'JSXOpeningElement[name.name="Notice"]:has(JSXAttribute[name.name="severity"] > [value="success"]):not(:has(JSXAttribute[name.name="live"]))',
          message: 'Use StatusNotice: its live region is in the DOM before the text.',
        },
      ],
    },
  },
  {
    // The ignored files draw logos, coins, brand marks, QR codes and receipts, which look the same in both modes.
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
    // In development, this file logs the number of unreadable rows to the console.
    files: ['src/api/readers/reportSkippedRows.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // A page reacts to a test's actions asynchronously, so a check that does not wait fails on a busy machine.
    files: ['tests/{e2e,stories,support}/**'],
    plugins: { playwright },
    rules: Object.fromEntries(
      [
        'no-focused-test',
        'no-networkidle',
        'no-page-pause',
        'no-useless-await',
        'no-useless-not',
        'no-wait-for-navigation',
        'no-wait-for-timeout',
        'prefer-to-have-count',
        'prefer-web-first-assertions',
        'valid-expect',
      ].map((name) => [`playwright/${name}`, 'error']),
    ),
  },
);
