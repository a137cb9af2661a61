import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '#shared/api/apiError.ts'
import { callbackQuery } from '#shared/lib/callbackQuery.ts'
import { leavePageForGood } from '#shared/lib/leavePage.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { ScreenHeading } from '#shared/ui/ScreenHeading.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { PublicPage } from '../PublicPage.tsx'
import { Waiting } from '../Waiting.tsx'
import { exchangeOnce, type Exchanged } from './exchange.ts'
import './externalTexts.ts'
import '#shared/ui/frameCards.css'

/** How long the exchange may take before the screen says that it goes on. */
const longWaitMs = 6_000

/** Back from the identity provider: one exchange of the code, then the application or an apology (OIC-01 to OIC-09). */
export function CallbackScreen(): ReactElement {
  const navigate = useNavigate()
  const { tenant } = useTheme()
  const { i18n } = useTranslation()
  const [failed, setFailed] = useState<Extract<Exchanged, { kind: 'failed' }> | null>(null)

  useEffect(() => {
    let isHere = true
    void exchangeOnce(callbackQuery(), { tenant, tenantLanguage: i18n.language }).then((exchanged) => {
      if (!isHere) return
      if (exchanged.kind === 'path') void navigate(exchanged.path, { replace: true })
      else if (exchanged.kind === 'leave') leavePageForGood(exchanged.href)
      else setFailed(exchanged)
    })
    return () => {
      isHere = false
    }
  }, [tenant, i18n, navigate])

  return <PublicPage card="message">{failed ? <Apology error={failed.error} /> : <Verifying />}</PublicPage>
}

function Verifying(): ReactElement {
  const { t } = useTranslation(['external', 'common'])
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return <Waiting text={isLong ? t('common:stillWorking') : t('verifying')} />
}

function Apology({ error }: { error: ApiError | null }): ReactElement {
  const { t } = useTranslation(['external', 'common'])
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <ScreenHeading title={t('sorryTitle')} ref={heading}>
        {t('sorry')}
      </ScreenHeading>
      {error && <FailureReference error={error} />}
      <Button onClick={() => void navigate('/login', { replace: true })}>{t('common:understood')}</Button>
    </>
  )
}
