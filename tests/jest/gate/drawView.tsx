import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { AutomaticLogin } from '#features/auth/session/TokenChecks.tsx'
import { CertificateAccounts } from '#features/auth/certificate/AccountsStep.tsx'
import { CodeStep } from '#features/auth/certificate/CodeStep.tsx'
import { DoneStep, LinkStep } from '#features/auth/certificate/LastSteps.tsx'
import { ActivationSteps } from '#features/auth/activation/ActivationSteps.tsx'
import { PasswordContent } from '#features/auth/password/ChangePasswordScreen.tsx'
import { setPendingChoice } from '#features/auth/password/pendingChoice.ts'
import type { PasswordLink } from '#features/auth/password/passwordLink.ts'
import { PublicPage } from '#features/auth/page/PublicPage.tsx'
import '#features/auth/certificate/texts.ts'
import { unusable } from '#shared/api/apiError.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import type { Theme } from '#themes/theme.ts'
import { isShown, type View } from '../../gallery/view.ts'

const nothing = (): void => undefined
const email = '***do.correo@suite.test'
const account = { userName: 'certificado.correo', email, hasManualPassword: false }
const link: PasswordLink = { user: 'maria.gomez', token: 'a.b.c', isUserActivation: false, language: null }

const change = (more: Partial<PasswordLink>): ReactElement => (
  <PublicPage>
    <PasswordContent opened={{ kind: 'ready', link: { ...link, ...more } }} onRetry={nothing} />
  </PublicPage>
)

/** What is drawn for a screen that needs an answer first, which no drawing without a browser gets. */
const answered: Record<string, ReactElement> = {
  'address-login': <AutomaticLogin login={{ link: 'a' }} />,
  'new-password': change({}),
  'first-password': change({ isUserActivation: true }),
  'expired-password': change({ token: null }),
  'password-unopened': (
    <PublicPage>
      <PasswordContent
        opened={{ kind: 'no-answer', problem: { kind: 'failed', error: unusable('validateToken') } }}
        onRetry={nothing}
      />
    </PublicPage>
  ),
  'activation-again': (
    <PublicPage>
      <ActivationSteps user={link.user} startsAgain />
    </PublicPage>
  ),
  'certificate-accounts': (
    <PublicPage>
      <CertificateAccounts
        accounts={[account]}
        chosen={null}
        onChoose={nothing}
        onContinue={nothing}
        onBack={nothing}
        busy={false}
        refusal={null}
      />
    </PublicPage>
  ),
  'certificate-code': (
    <PublicPage>
      <CodeStep
        account={account}
        nextCodeAt={0}
        onNewCode={nothing}
        onBack={nothing}
        onDone={nothing}
        onStartAgain={nothing}
      />
    </PublicPage>
  ),
  'certificate-link': (
    <PublicPage>
      <LinkStep account={account} />
    </PublicPage>
  ),
  'certificate-done': (
    <PublicPage>
      <DoneStep />
    </PublicPage>
  ),
}

/** Identifies a failed call for support: time, call and outcome. */
const failureMark = / · validateToken · schema$/

/** Names that services bring along, and marks of failures; no catalogue has them. */
export function isBroughtAlong(text: string): boolean {
  return names.includes(text) || failureMark.test(text)
}

const names = [
  'Español',
  'English',
  'Português',
  'carla.uno',
  'carla.dos',
  '***la@suite.test',
  email,
  account.userName,
  link.user,
  'Tu cuenta necesita una revisión.',
]

function elementOf(view: View, theme: Theme): ReactElement {
  const { key, search = '', state } = view
  const hasScreen = isShown(view, theme)
  const own = hasScreen && answered[key]
  // Where a product lacks a screen, the way to it is looked at: its address may have another one.
  const path = hasScreen ? view.path : (view.through ?? view.path)
  const location = { pathname: path, search, hash: '', key: 'gallery', state: state ?? null }
  // The router takes navigation state in a location object only.
  const Router = ({ children }: { children: ReactNode }): ReactElement => (
    <StaticRouter location={location}>{children}</StaticRouter>
  )
  return own ? (
    <Router>
      <ThemeContext value={theme}>{own}</ThemeContext>
    </Router>
  ) : (
    <App theme={theme} Router={Router} />
  )
}

/** Waits for the code of a screen, after which it can be drawn at once. */
export async function loadView(view: View, theme: Theme): Promise<void> {
  const { prelude } = await prerenderToNodeStream(elementOf(view, theme))
  for await (const _ of prelude) continue
}

/** What tells a drawing from others: looks that only an answer would tell apart are drawn once. */
export function drawingKey({ key, path, search, state }: View): string {
  return key in answered ? key : JSON.stringify([path, search, state])
}

/** The first markup of a screen in the current language; empty where it redirects. */
export function drawView(view: View, theme: Theme): string {
  const accounts = ['carla.uno', 'carla.dos'].map((userName) => ({ userName, email: '***la@suite.test' }))
  setPendingChoice({ accounts, isInvalidLinkScreen: false })
  return renderToString(elementOf(view, theme))
}
