/** @jest-environment node */
import { Linter } from 'eslint'
import { walls } from './walls.ts'

/** The rules that a line of code in a file breaks. */
function broken(file: string, code: string): string[] {
  return new Linter().verify(code, walls, file).map(({ ruleId }) => ruleId ?? 'parse')
}

const open: [file: string, imported: string][] = [
  ['src/app/App.tsx', '#features/auth/LoginScreen.tsx'],
  ['src/shell/Shell.tsx', '#features/menus/api.ts'],
  ['src/features/auth/LoginScreen.tsx', './sign-in/LoginForm.tsx'],
  ['src/features/auth/sign-in/captcha/altchaProvider.ts', '../api.ts'],
  ['src/features/auth/password/PasswordForm.tsx', '../page/PublicPage.tsx'],
  ['src/features/auth/messages/AlertScreen.tsx', '../activation/ActivationSteps.tsx'],
  ['src/features/auth/LoginScreen.tsx', '#features/applications/api.ts'],
  ['src/features/access/useGrants.ts', '#features/menus/api.ts'],
  ['src/features/roles/testRoles.tsx', '#app/accessParts.tsx'],
  ['src/features/auth/LoginScreen.tsx', '#themes/theme.ts'],
  ['src/themes/registry.ts', '#shared/address/paths.ts'],
  ['src/shared/api/api.ts', '#contracts/index.ts'],
  ['src/shared/session/hub.test.ts', '#mock/hub/sessionHub.ts'],
  ['src/shared/api/api.test.ts', '#features/auth/api.ts'],
  ['src/locales/en/login.ts', '../es/login.ts'],
  ['mock-server/app.ts', '#contracts/index.ts'],
  ['mock-server/services/auth.ts', '#mock/store/clock.ts'],
  ['contracts/auth.ts', './common.ts'],
  ['contracts/consumer/auth.pact.test.ts', '#features/auth/api.ts'],
  ['scripts/preview.ts', '#mock/app.ts'],
]

const closed: [file: string, imported: string][] = [
  ['src/features/auth/LoginScreen.tsx', '#features/menus/api.ts'],
  ['src/features/privileges/api.ts', '#features/notifications/api.ts'],
  ['src/features/roles/card/useCardActions.tsx', '#features/access/api.ts'],
  ['src/features/access/useGrants.ts', '#features/menus/itemsByPrivilege.ts'],
  ['src/shell/Shell.tsx', '#app/App.tsx'],
  ['src/features/auth/LoginScreen.tsx', '#shell/Shell.tsx'],
  ['src/features/auth/LoginScreen.tsx', '#features/menus/MenuEditor.tsx'],
  ['src/features/auth/LoginScreen.tsx', '#features/auth/sign-in/LoginForm.tsx'],
  ['src/features/auth/page/PublicPage.tsx', '../session/checkToken.ts'],
  ['src/features/auth/sign-in/LoginForm.tsx', '../certificate/CertificateLogin.tsx'],
  ['src/features/auth/sign-in/LoginForm.tsx', '../LoginScreen.tsx'],
  ['src/features/auth/password/PasswordForm.tsx', '../external/api.ts'],
  ['src/features/auth/activation/ActivationSteps.tsx', '../messages/AlertScreen.tsx'],
  ['src/features/auth/LoginScreen.tsx', '../menus/api.ts'],
  ['src/features/auth/sign-in/signIn.ts', '../../menus/api.ts'],
  ['src/themes/registry.ts', '#features/auth/api.ts'],
  ['src/shared/api/api.ts', '#themes/theme.ts'],
  ['src/shared/api/api.ts', '#mock/app.ts'],
  ['src/shared/api/api.ts', 'zod'],
  ['src/shared/api/api.test.ts', 'zod'],
  ['src/shell/Shell.tsx', 'primereact'],
  ['src/locales/en/login.ts', '#shared/address/paths.ts'],
  ['mock-server/app.ts', '#shared/address/linkCipher.ts'],
  ['mock-server/app.ts', '#scripts/preview.ts'],
  ['contracts/auth.ts', '#shared/address/paths.ts'],
]

describe('the walls of the house', () => {
  it.each(open)('let %s take %s', (file, imported) => {
    expect(broken(file, `import { x } from '${imported}'`)).toEqual([])
  })

  it.each(closed)('keep %s from %s', (file, imported) => {
    expect(broken(file, `import { x } from '${imported}'`)).toEqual(['no-restricted-imports'])
  })
})
