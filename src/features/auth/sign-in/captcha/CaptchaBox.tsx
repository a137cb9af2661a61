import { useId, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CheckIcon } from '#shared/ui/icons.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { captchaProvider } from './captchaProvider.ts'
import '../attemptTexts.ts'
import './captcha.css'

type CaptchaBoxProps = { isMissing: boolean; onToken: (token: string) => void }

/** A checkbox that starts the provider's check. */
export function CaptchaBox({ isMissing, onToken }: CaptchaBoxProps): ReactElement {
  const { t } = useTranslation('attempt')
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle')
  const messageId = useId()
  const message =
    state === 'failed' ? t('captchaFailed') : isMissing && state !== 'done' ? t('captchaRequired') : ''

  async function check(): Promise<void> {
    if (state === 'working' || state === 'done') return
    setState('working')
    try {
      onToken(await (await captchaProvider()).solve())
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="captcha" data-state={state}>
      <button
        type="button"
        role="checkbox"
        aria-checked={state === 'done'}
        aria-describedby={messageId}
        aria-invalid={message !== ''}
        className="captcha-box"
        onClick={() => void check()}
      >
        <span className="captcha-mark" aria-hidden="true">
          {state === 'done' && <CheckIcon />}
          {state === 'working' && <Spinner />}
        </span>
        <span>{state === 'working' ? t('captchaWorking') : t('captcha')}</span>
      </button>
      <p id={messageId} className="ui-error" role="alert">
        {message}
      </p>
    </div>
  )
}
