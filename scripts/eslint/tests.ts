/** Tests and their helpers, which are named for it: testLogin.tsx, testTokens.ts. */
export const tests = [
  '**/*.test.{ts,tsx}',
  'src/**/test[A-Z]*.{ts,tsx}',
  'scripts/**/test[A-Z]*.ts',
  'tests/**/*.ts',
  'contracts/consumer/**/*.ts',
]
