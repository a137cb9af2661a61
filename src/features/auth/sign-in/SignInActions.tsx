import { Suspense, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { StillWorking } from '#shared/ui/StillWorking.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { SignIn } from './useSignIn.ts'

const CaptchaBox = lazyPart(
  () => import('./captcha/CaptchaBox.tsx').then(({ CaptchaBox }) => CaptchaBox),
  'part',
)

type SignInActionsProps = {
  signIn: Pick<SignIn<never>, 'captcha' | 'isWorking' | 'isLocked'>
}

/** Captcha if required, submit button, and a message when it takes long. */
export function SignInActions({ signIn }: SignInActionsProps): ReactElement {
  const { t } = useTranslation('login')
  const offline = useOfflineReason()
  const { captcha } = signIn
  return (
    <>
      {captcha.isShown && (
        <Suspense fallback={null}>
          <CaptchaBox
            key={captcha.round}
            isMissing={captcha.isMissing && captcha.token === null}
            onToken={captcha.setToken}
          />
        </Suspense>
      )}
      <Button type="submit" wide busy={signIn.isWorking} disabled={signIn.isLocked} unavailable={offline}>
        {t('submit')}
      </Button>
      <StillWorking busy={signIn.isWorking} />
    </>
  )
}
