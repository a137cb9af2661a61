import css from '@eslint/css'
import baseline from 'eslint-plugin-baseline-js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { disablesExplain } from './scripts/eslint/disablesExplain.ts'
import { importRules } from './scripts/eslint/importRules.ts'
import { syntaxRules } from './scripts/eslint/syntaxRules.ts'
import { textBesideSiblings } from './scripts/eslint/textBesideSiblings.ts'
import { tests } from './scripts/eslint/tests.ts'

/** `npm test` leaves out the slowest rules, mostly of React, which compile every component. */
const isGate = process.env.GATE !== undefined
const quickHookRules = { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' }

const askBrowser = 'Ask src/shared/browser: browsers may lack it, refuse it, or lie.'

export default tseslint.config(
  { ignores: ['dist/', 'demo/', '.cache/', 'coverage/', 'reports/', '**/node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: isGate ? 'off' : 'error' } },

  {
    // Rules that need types are in oxlint.config.ts.
    name: 'TypeScript',
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Lazy slices extend it.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  {
    name: 'everywhere',
    files: ['**/*.{js,mjs,ts,tsx}'],
    plugins: { house: { rules: { 'disables-explain': disablesExplain } } },
    rules: {
      'house/disables-explain': 'error',
      'array-callback-return': 'error',
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-constant-binary-expression': 'error',
      'no-control-regex': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-irregular-whitespace': 'error',
      'no-misleading-character-class': 'error',
      'no-new-func': 'error',
      'no-param-reassign': 'error',
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      'no-self-compare': 'error',
      'no-sparse-arrays': 'error',
      'no-template-curly-in-string': 'error',
      'no-unreachable-loop': 'error',
      'no-useless-escape': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    name: 'read by tools',
    files: ['*.{js,mjs,ts}', '**/{jest,playwright}.config.ts', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    name: 'long by nature',
    files: ['src/locales/**', 'mock-server/seed/**', 'src/themes/products/**', 'contracts/**', ...tests],
    rules: { 'max-lines': 'off' },
  },

  {
    name: 'portal',
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    name: 'what a browser may lack, refuse or lie about',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shared/browser/**', ...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'open'].map(
            (name) => ({ name, message: askBrowser }),
          ),
          checkGlobalObject: true,
        },
      ],
      'no-restricted-properties': [
        'error',
        ...[
          ['navigator', 'onLine'],
          ['navigator', 'locks'],
          ['navigator', 'clipboard'],
          ['navigator', 'serviceWorker'],
          ['crypto', 'subtle'],
          ['crypto', 'randomUUID'],
          ['document', 'visibilityState'],
          ['document', 'hidden'],
        ].map(([object, property]) => ({ object, property, message: askBrowser })),
      ],
    },
  },
  {
    name: 'text that a browser may translate',
    files: ['src/**/*.tsx'],
    ignores: tests,
    plugins: { page: { rules: { 'text-beside-siblings': textBesideSiblings } } },
    rules: { 'page/text-beside-siblings': 'error' },
  },
  {
    name: 'components and hooks',
    files: ['src/**/*.tsx', 'src/**/use[A-Z]*.ts'],
    ignores: tests,
    plugins: { 'react-hooks': reactHooks },
    rules: isGate ? quickHookRules : reactHooks.configs.flat.recommended.rules,
  },

  {
    name: 'what the browsers of docs/deployment.md have',
    files: ['src/**/*.{ts,tsx}', 'contracts/*.ts'],
    ignores: tests,
    plugins: { baseline },
    rules: {
      'baseline/use-baseline': [
        isGate ? 'off' : 'error',
        {
          available: 2023,
          // By name only: with types it takes a minute, and es-check checks the built files.
          includeWebApis: { preset: 'safe' },
          includeJsBuiltins: { preset: 'safe' },
          // Supported earlier than listed, or feature-detected.
          ignoreFeatures: ['abortsignal-timeout', 'async-clipboard'],
        },
      ],
    },
  },
  {
    name: 'styles',
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2024,
          // Progressive enhancement; the build adds prefixes.
          allowProperties: [
            'accent-color',
            'backdrop-filter',
            'clip',
            'content-visibility',
            'forced-color-adjust',
            'break-after',
            'overscroll-behavior',
            'print-color-adjust',
            'resize',
            'scrollbar-width',
            'text-size-adjust',
            'text-wrap',
            'user-select',
          ],
          allowPropertyValues: { 'text-wrap': ['balance', 'pretty'] },
          allowSelectors: ['autofill'],
          allowFunctions: ['fit-content'],
        },
      ],
    },
  },

  {
    name: 'the mock runs by its own clock and dice',
    files: ['mock-server/**/*.ts'],
    ignores: [...tests, 'mock-server/store/clock.ts', 'mock-server/store/random.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['setTimeout', 'setInterval', 'setImmediate', 'performance'].map((name) => ({
          name,
          message: 'Time comes from store/clock.ts, so that the control API can move it.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Ask store/clock.ts.' },
        {
          object: 'Math',
          property: 'random',
          message: 'Ask store/random.ts, so that one seed gives one world.',
        },
        { object: 'crypto', property: 'randomUUID', message: 'Ask store/random.ts.' },
        { object: 'crypto', property: 'getRandomValues', message: 'Ask store/random.ts.' },
      ],
    },
  },

  ...syntaxRules(tests),
  ...importRules,
)
