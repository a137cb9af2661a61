import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from 'jest'
import config from '../../../jest.config.ts'

/** Half a day away from Bogotá, so that no day is the same. */
process.env['TZ'] = 'Asia/Tokyo'

const root = resolve(import.meta.dirname, '../../..')

/**
 * Tests that speak of a moment: of rules, and of the screens whose subject is when something happens. `Date.now` alone is
 * the same number everywhere.
 */
const speaksOfTime = /\bDate\b(?!\.now)|\dT\d\d:\d\d/
const files = globSync(
  ['{src,mock-server}/**/*.test.ts', 'src/{features/notifications,shared}/**/*.test.tsx'],
  { cwd: root },
).filter((file) => speaksOfTime.test(readFileSync(join(root, file), 'utf8')))

/** Repeats the tests that depend on dates, in Tokyo. */
const inTokyo: Config = { ...config, rootDir: root, testMatch: files.map((file) => `<rootDir>/${file}`) }

export default inTokyo
