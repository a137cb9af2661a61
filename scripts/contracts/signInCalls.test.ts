/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'

/** The contracts of the sign-in's own document: sign-in, generation of tokens, document types, passwords. */
const signIn = /^import \{[^}]*\} from '#contracts\/(auth|certificates|passwords|external-identity)\.ts'/m

it('the calls of the sign-in are made by the sign-in, and nowhere in the console [CCL-58]', () => {
  const makers = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/test[A-Z]*'] }).filter((path) =>
    signIn.test(readFileSync(path, 'utf8')),
  )
  expect(makers).toContain('src/features/auth/sign-in/api.ts')
  expect(makers.filter((path) => !path.startsWith('src/features/auth/'))).toEqual([])
})
