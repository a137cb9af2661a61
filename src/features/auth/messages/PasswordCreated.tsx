import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useNavigate } from 'react-router-dom'
import { Button } from '#shared/ui/Button.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { InformationCard } from '../page/InformationCard.tsx'
import { useHeadingFocus } from '../page/PageHeading.tsx'

/** Countdown in ms; its length is not specified (S-17). */
const countdownMs = 4_000

/** A first password was created: opens the login after a countdown, or on a press (INF-10, INF-11, PWD-33). */
export function PasswordCreated(): ReactElement {
  const { t } = useTranslation('passwords')
  const { wording } = useTheme()
  const navigate = useNavigate()
  const heading = useHeadingFocus()
  const [until] = useState(() => Date.now() + countdownMs)
  const seconds = useSecondsLeft(until)
  useEffect(() => {
    if (seconds === 0) void navigate('/login', { replace: true })
  }, [seconds, navigate])
  return (
    <InformationCard look="success" title={t('created.title')} ref={heading}>
      <p>{t(wording === 'certificate' ? 'certificate.created' : 'created.detail')}</p>
      <p>{t('created.countdown', { seconds })}</p>
      <Button onClick={() => void navigate('/login', { replace: true })}>{t('created.go')}</Button>
    </InformationCard>
  )
}
