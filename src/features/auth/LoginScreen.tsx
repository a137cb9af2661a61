import { Suspense, useEffect, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { log } from '#shared/browser/log.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import { BrandStatement } from '#shared/ui/BrandStatement.tsx'
import { ExternalLink } from '#shared/ui/ExternalLink.tsx'
import { ScreenHeading } from '#shared/ui/ScreenHeading.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import type { PurchaseLink as PurchaseAddress } from '#themes/theme.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { PublicPage } from './page/PublicPage.tsx'
import {
  StorageNotice,
  EndedNotice,
  MaintenanceNotice,
  OtherProductNotice,
} from './sign-in/SignInNotices.tsx'
import { LoginForm } from './sign-in/LoginForm.tsx'
import { loadLoginMessages } from './sign-in/LoginMessages.tsx'
import type { LoginNotices } from './sign-in/loginNotices.ts'
import { useLoginNotices } from './sign-in/useLoginNotices.ts'
import { useVersion } from './sign-in/useVersion.ts'
import './sign-in/texts.ts'
import './sign-in/login.css'

/** A separate chunk; it must be loaded before a prerendered certificate form is hydrated. */
export const CertificateLogin = lazyPart(
  () =>
    import(/* webpackChunkName: "certificate-login" */ './certificate/CertificateLogin.tsx').then(
      ({ CertificateLogin }) => CertificateLogin,
    ),
  'part',
)
const ExternalSignIn = lazyPart(
  () => import('./external/ExternalSignIn.tsx').then(({ ExternalSignIn }) => ExternalSignIn),
  'extra',
)

/** The sign-in, by user name or certificate depending on the product. Everything but the form is loaded later. */
export function LoginScreen(): ReactElement {
  const { t } = useTranslation(['login', 'common'])
  const theme = useTheme()
  const { notices, needsCaptcha } = useLoginNotices(theme.captchaDefault)
  const version = useVersion(theme.versionLabel)
  useEffect(() => void loadLoginMessages().catch(() => undefined), [])

  return (
    <PublicPage
      aside={<BrandStatement title={t('statement')}>{t('statementDetail')}</BrandStatement>}
      footer={version && t('version', { version })}
    >
      <ScreenHeading title={t('title')} />
      <StorageNotice />
      <OtherProductNotice />
      <EndedNotice />
      {theme.loginKind === 'certificate' ? (
        <Suspense fallback={<Waiting />}>
          <CertificateLogin needsCaptcha={needsCaptcha} />
        </Suspense>
      ) : (
        <LoginForm needsCaptcha={needsCaptcha} />
      )}
      {theme.externalSignIn && (
        <Suspense fallback={null}>
          <ExternalSignIn />
        </Suspense>
      )}
      <LoginLinks freeTrial={notices?.freeTrial ?? null} />
      <MaintenanceNotice notices={notices} />
    </PublicPage>
  )
}

function Waiting(): ReactElement {
  const { t } = useTranslation()
  return (
    <p className="waiting login-waiting">
      <Spinner label={t('loading')} />
    </p>
  )
}

function LoginLinks({ freeTrial }: { freeTrial: LoginNotices['freeTrial'] }): ReactElement | null {
  const { t } = useTranslation('login')
  const { purchaseLink } = useTheme()
  const trial = freeTrial && trialAddress(freeTrial)
  if (!purchaseLink && !trial) return null
  return (
    <p className="login-links">
      {purchaseLink && <PurchaseLink {...purchaseLink} />}
      {trial && (
        <ExternalLink className="ui-link" href={trial} hostIn="title">
          {t('freeTrial')}
        </ExternalLink>
      )}
    </p>
  )
}

function PurchaseLink({ label, product, landing }: PurchaseAddress): ReactElement {
  const { t } = useTranslation('login')
  const text = t(label === 'product' ? 'buy' : 'buyPayroll', { product })
  return landing === null ? (
    <a
      className="ui-link"
      href="#"
      onClick={(event) => {
        event.preventDefault()
        log('the purchase link has no landing address')
      }}
    >
      {text}
    </a>
  ) : (
    <ExternalLink className="ui-link" href={landing} hostIn="title">
      {text}
    </ExternalLink>
  )
}

/** urlFreeTrial with `code` added (MNT-06, S-30); null unless the address is http(s). */
function trialAddress({ url, code }: { url: string; code: string | null }): string | null {
  const address = webUrl(url, 'about:blank')
  if (address && code) address.searchParams.set('code', code)
  return address?.href ?? null
}
