import type { Config } from 'jest'

process.env['PACT_DO_NOT_TRACK'] = 'true'

/** Consumer tests of the pacts, in sequence: Pact's native library loses interactions otherwise. */
const config: Config = {
  rootDir: '../..',
  roots: ['<rootDir>/contracts/consumer'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  testSequencer: '<rootDir>/contracts/consumer/inOrder.ts',
  globalSetup: '<rootDir>/contracts/consumer/clearParts.ts',
  maxWorkers: 1,
  transform: {
    '\\.(svg|png|woff2)$': '<rootDir>/tests/jest/pictureFile.mjs',
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2024' } },
    ],
  },
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@lingui|@messageformat)/)'],
  restoreMocks: true,
  errorOnDeprecated: true,
}

export default config
