import type { Config } from 'jest'

/** Packages that come as ES modules only; everything else in node_modules is taken as it is. */
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

/** Slow tests of what changes rarely or is used before a release alone: the gate leaves them to `test:all`. */
const releaseOnly = [
  'scripts/contracts/(changes|commands|compare|fuzz|stubs|verify)',
  'scripts/images/',
  'scripts/test/interruption',
]

// The zone of the people of the portal, wherever the machine stands; tests/jest/tokyo/jest.config.ts takes another one.
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
  // The consumer pacts run one after the other, by a configuration of their own.
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
  // A machine that is busy with other work may take its time; a test waits for what it needs.
  testTimeout: 60_000,
  restoreMocks: true,
  errorOnDeprecated: true,
}

export default config
