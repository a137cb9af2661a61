import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Language } from '#shared/texts/language.ts'
import { useSecondsLeft } from '#shared/hooks/useSecondsLeft.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { RefusedAddressNotice } from '#shared/ui/RefusedAddressNotice.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { clockText } from '../page/countdown.ts'
import '../session/texts.ts'
import { BlockedContact } from './BlockedContact.tsx'
import type { LoginMessage } from './useSignIn.ts'
import './attemptTexts.ts'

type LoginMessageNoticeProps = {
  message: LoginMessage | null
  onReleased: () => void
  /** Text of the link to a new password. */
  forgot: string
}

/** Language of the services' messages; in other languages a known code shows our text. */
const serviceLanguage: Language = 'es'

/** Message after an attempt; texts of a service are rendered as text. */
export function LoginMessageNotice({
  message,
  onReleased,
  forgot,
}: LoginMessageNoticeProps): ReactElement | null {
  const { t, language } = useTranslation(['attempt', 'common'])
  const theme = useTheme()
  const isCertificate = theme.loginKind === 'certificate'
  switch (message?.kind) {
    case undefined:
      return null
    case 'locked':
      return <LockNotice until={message.until} onReleased={onReleased} forgot={forgot} />
    case 'released':
      return <Notice kind="success">{t('released')}</Notice>
    case 'blocked': {
      const contact = message.contact ?? theme.contact
      return (
        <Notice kind="error">
          <p>{t('blocked')}</p>
          {contact && <BlockedContact contact={contact} />}
        </Notice>
      )
    }
    case 'wrong':
      return (
        <Notice kind="error">
          <p>
            {(language === serviceLanguage && message.message) ||
              t(isCertificate ? 'wrongDocument' : 'wrongCredentials')}
          </p>
          {message.left !== null && (
            <p>{t(message.left === 2 ? 'twoLeft' : 'oneLeft', { count: message.left })}</p>
          )}
        </Notice>
      )
    case 'refused':
      return <Notice kind="error">{message.message ?? t('common:requestFailed')}</Notice>
    case 'insecure':
      return <Notice kind="error">{t('common:insecureContext')}</Notice>
    case 'failed':
      return <FailureNotice error={message.error} />
    case 'refused-address':
      return <RefusedAddressNotice {...message.refused} />
  }
}

/** Time in ms during which a new lock is announced. */
const spokenMs = 500

/** Countdown of a lock; announced only at its start, at one minute and at its end. */
function LockNotice({
  until,
  onReleased,
  forgot,
}: Omit<LoginMessageNoticeProps, 'message'> & { until: number | null }): ReactElement {
  const { t } = useTranslation('attempt')
  const left = useSecondsLeft(until)
  const [atStart] = useState(left)
  const [isNew, setNew] = useState(true)
  const isOver = until !== null && left === 0
  useEffect(() => {
    if (isOver) onReleased()
  }, [isOver, onReleased])
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), spokenMs)
    return () => clearTimeout(timer)
  }, [])
  const time = clockText(left)
  return (
    <Notice kind="warning" live={isNew}>
      <p>{until === null ? t('lockedNoTime') : t('locked', { time })}</p>
      <p>{t('lockedHint', { forgot })}</p>
      <p className="sr-only" role="status">
        {until !== null && atStart > 60 && left <= 60 ? t('lockedMinute') : ''}
      </p>
    </Notice>
  )
}
