import { defineConfig } from 'oxlint'
import { tests } from './scripts/eslint/tests.ts'

// Rules that need types, which the native compiler checks five times as fast as ESLint; all others are in
// eslint.config.js.
export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: ['dist/', '/demo/', 'coverage/', 'reports/', '**/*.{js,mjs}'],
  rules: {
    'typescript/await-thenable': 'error',
    'typescript/no-array-delete': 'error',
    'typescript/no-base-to-string': 'error',
    'typescript/no-duplicate-type-constituents': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-for-in-array': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-unsafe-unary-minus': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-await': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/unbound-method': 'error',
  },
  overrides: [
    {
      // Outside the portal users see no [object Object].
      files: ['mock-server/**/*.ts', 'contracts/**/*.ts', 'scripts/**/*.ts', ...tests],
      rules: { 'typescript/no-base-to-string': 'off' },
    },
    {
      // Tests check untyped data by their expectations.
      files: tests,
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
        'typescript/require-await': 'off',
      },
    },
  ],
})
