/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'

/** The contracts of the sign-in document: sign-in, tokens, document types, passwords. */
const signIn = /^import \{[^}]*\} from '#contracts\/(auth|certificates|passwords|external-identity)\.ts'/m

it('the console makes no calls of the sign-in [CCL-58]', () => {
  const makers = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/test[A-Z]*'] }).filter((path) =>
    signIn.test(readFileSync(path, 'utf8')),
  )
  expect(makers).toContain('src/features/auth/sign-in/api.ts')
  expect(makers.filter((path) => !path.startsWith('src/features/auth/'))).toEqual([])
})
