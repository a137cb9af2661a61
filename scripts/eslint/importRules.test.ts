/** @jest-environment node */
import { Linter } from 'eslint'
import { importRules } from './importRules.ts'

/** The rules that a line of code breaks. */
function broken(file: string, imported: string): string[] {
  const code = `import { x } from '${imported}'`
  return new Linter().verify(code, importRules, file).map(({ ruleId }) => ruleId ?? 'parse')
}

it.each([
  ['src/features/auth/LoginScreen.tsx', './sign-in/LoginForm.tsx'],
  ['src/features/auth/sign-in/captcha/altchaProvider.ts', '../api.ts'],
  ['src/shared/ui/prime/PrimePart.tsx', '../Field.tsx'],
  ['src/locales/en/login.ts', '../es/login.ts'],
  ['contracts/consumer/pacts.test.ts', '../../src/shared/api/api.ts'],
])('%s may import %s', (file, imported) => {
  expect(broken(file, imported)).toEqual([])
})

it.each([
  ['src/features/auth/LoginScreen.tsx', '../menus/api.ts'],
  ['src/features/auth/sign-in/signIn.ts', '../../menus/api.ts'],
  ['src/shared/ui/prime/PrimePart.tsx', '../../api/api.ts'],
  ['src/shared/api/api.test.ts', 'zod'],
  ['src/shell/Shell.tsx', 'primereact'],
  ['src/app/App.tsx', 'react-router'],
])('%s may not import %s', (file, imported) => {
  expect(broken(file, imported)).toEqual(['no-restricted-imports'])
})
