import type { Config } from 'jest'

/** Packages published as ES modules only; nothing else in node_modules is transformed. */
const modulesOnly = [
  '@msw/data',
  'rettime',
  'es-toolkit',
  'mutative',
  'outvariant',
  '@lingui',
  '@messageformat',
  '@noble',
  '@redocly/openapi-core',
]

/** Slow tests of what changes rarely or is used only before a release; `test:all` runs them. */
const releaseOnly = [
  'scripts/contracts/(changes|commands|compare|fuzz|stubs|verify)',
  'scripts/images/',
  'scripts/test/interruption',
]

// The portal's time zone on any machine; tests/jest/tokyo/jest.config.ts uses another one.
process.env['TZ'] = 'America/Bogota'

const config: Config = {
  roots: [
    '<rootDir>/src',
    '<rootDir>/contracts',
    '<rootDir>/mock-server',
    '<rootDir>/scripts',
    '<rootDir>/tests/jest',
  ],
  testMatch: ['**/*.test.{ts,tsx}'],
  // The consumer pacts run in sequence, by contracts/consumer/jest.config.ts.
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/contracts/consumer/',
    ...(process.env['GATE'] === undefined ? [] : releaseOnly),
  ],
  testEnvironment: '<rootDir>/tests/jest/jsdomEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/tests/jest/setup.ts'],
  transform: {
    '\\.(svg|png|woff2)$': '<rootDir>/tests/jest/pictureFile.mjs',
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/jest/emptyFile.ts',
  },
  // For busy machines; tests wait only for what they need.
  testTimeout: 60_000,
  restoreMocks: true,
  errorOnDeprecated: true,
}

export default config
