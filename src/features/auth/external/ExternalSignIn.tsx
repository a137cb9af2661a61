import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConnectParameters } from '#contracts/external-identity.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { leavePage } from '#shared/lib/leavePage.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { beginSignIn, readProvider } from './beginSignIn.ts'
import './externalTexts.ts'
import './externalSignIn.css'

/** 'Ingresar con {provider}' (CLG-07); nothing at all while no provider is known (S-30). */
export function ExternalSignIn(): ReactElement | null {
  const { t, i18n } = useTranslation('external')
  const offline = useOfflineReason()
  const provider = useProvider()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<ApiError | null>(null)

  function settle(isBusy: boolean): void {
    running.current = isBusy
    setBusy(isBusy)
  }

  // Back from the provider the page may come out of the browser's memory, as it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) settle(false)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function leave(parameters: ConnectParameters): Promise<void> {
    if (running.current) return
    settle(true)
    setFailed(null)
    try {
      leavePage(await beginSignIn(parameters, i18n.language))
    } catch {
      settle(false)
      setFailed(unusable('oidcConnectParameters'))
    }
  }

  if (!provider) return null
  const name = serverText(provider.provider)
  return (
    <div className="external-sign-in">
      <p className="external-or" aria-hidden="true">
        {t('or')}
      </p>
      <Button tone="secondary" wide busy={busy} unavailable={offline} onClick={() => void leave(provider)}>
        {name === null ? t('signInElsewhere') : t('signInWith', { provider: name })}
      </Button>
      {failed && <FailureNotice error={failed} />}
    </div>
  )
}

function useProvider(): ConnectParameters | null {
  const { tenant } = useTheme()
  const { i18n } = useTranslation()
  const [provider, setProvider] = useState<ConnectParameters | null>(null)
  useEffect(() => {
    let isHere = true
    void readProvider(tenant, i18n.language).then((read) => isHere && setProvider(read))
    return () => {
      isHere = false
    }
  }, [tenant, i18n])
  return provider
}
