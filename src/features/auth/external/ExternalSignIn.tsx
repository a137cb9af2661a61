import { useCallback, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { i18n } from '#shared/texts/i18n.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ConnectParameters } from '#contracts/external-identity.ts'
import { unusable, type ApiError } from '#shared/api/apiError.ts'
import { leavePage } from '#shared/address/leavePage.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { untilPageReturns } from '#shared/address/untilPageReturns.ts'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { useOneAtATime } from '#shared/hooks/useOneAtATime.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { forgetWay, lastWay } from '../page/lastWay.ts'
import { beginSignIn, readProvider } from './beginSignIn.ts'
import { ForgetLastUsed, LastUsedMark, OwnLastUsed } from './LastUsed.tsx'
import './texts.ts'
import './externalSignIn.css'

/** 'Ingresar con {provider}' (CLG-07); hidden until the provider is known (S-30). */
export function ExternalSignIn(): ReactElement | null {
  const { t } = useTranslation('external')
  const offline = useOfflineReason()
  const provider = useProvider()
  const { busy, run } = useOneAtATime()
  const [failed, setFailed] = useState<ApiError | null>(null)
  const { loginKind } = useTheme()
  const [last] = useState(lastWay)
  const [isKept, setKept] = useState(true)

  function leave(parameters: ConnectParameters): void {
    void run(async () => {
      setFailed(null)
      try {
        leavePage(await beginSignIn(parameters, i18n.language))
        // The button stays disabled until the browser has left.
        await untilPageReturns()
      } catch {
        setFailed(unusable('oidcConnectParameters'))
      }
    })
  }

  if (!provider) return null
  const name = serverText(provider.provider)
  return (
    <div className="external-sign-in">
      <p className="external-or" aria-hidden="true">
        {t('or')}
      </p>
      <Button tone="secondary" wide busy={busy} unavailable={offline} onClick={() => leave(provider)}>
        <span>{name === null ? t('signInElsewhere') : t('signInWith', { provider: name })}</span>
        {isKept && last === 'external' && <LastUsedMark />}
      </Button>
      {isKept && last === loginKind && <OwnLastUsed />}
      {failed && <FailureNotice error={failed} />}
      {(last === 'external' || last === loginKind) && (
        <ForgetLastUsed
          isKept={isKept}
          onForget={() => {
            forgetWay()
            flushSync(() => setKept(false))
          }}
        />
      )}
    </div>
  )
}

function useProvider(): ConnectParameters | null {
  const { tenant } = useTheme()
  const ask = useCallback(() => readProvider(tenant, i18n.language), [tenant])
  return useAnswer(ask).answer
}
