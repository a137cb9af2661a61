import { resolve } from 'node:path'
import type { Config } from 'jest'
import config from '../../jest.config.ts'

const root = resolve(import.meta.dirname, '../..')

/** `npm run matrix`: every call of every screen meets every fault. */
const matrix: Config = {
  ...config,
  rootDir: root,
  roots: [import.meta.dirname],
  // One test runs a dozen faults in sequence.
  testTimeout: 300_000,
}

export default matrix
