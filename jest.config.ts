import type { Config } from 'jest'

/** Packages that come as ES modules only; everything else in node_modules is taken as it is. */
const modulesOnly = ['@msw/data', 'rettime', 'es-toolkit', 'mutative', 'outvariant']

const config: Config = {
  roots: ['<rootDir>/src', '<rootDir>/contracts', '<rootDir>/mock-server', '<rootDir>/scripts'],
  testMatch: ['**/*.test.{ts,tsx}'],
  // The consumer pacts run one after the other, by a configuration of their own.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/contracts/consumer/'],
  testEnvironment: '<rootDir>/scripts/jest/jsdomEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.ts'],
  transform: {
    '\\.(svg|png|woff2)$': '<rootDir>/scripts/jest/pictureFile.mjs',
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
    '\\.css$': '<rootDir>/scripts/jest/emptyFile.ts',
  },
  restoreMocks: true,
  errorOnDeprecated: true,
}

export default config
