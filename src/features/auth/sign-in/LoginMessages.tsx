import { lazy, Suspense, type ComponentProps, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** Loads the texts of all answers before the first one is needed. */
export function loadLoginMessages(): Promise<typeof import('./LoginMessageNotice.tsx')> {
  return import('./LoginMessageNotice.tsx')
}

const LoginMessageNotice = lazy(() =>
  loadLoginMessages().then(
    ({ LoginMessageNotice }) => ({ default: LoginMessageNotice }),
    () => ({ default: TextsMissing }),
  ),
)

type LoginMessagesProps = ComponentProps<typeof LoginMessageNotice>

/** The answer to an attempt; its texts are loaded after the form. */
export function LoginMessages(props: LoginMessagesProps): ReactElement | null {
  if (props.message === null) return null
  return (
    <Suspense fallback={null}>
      <LoginMessageNotice {...props} />
    </Suspense>
  )
}

/** Texts that cannot be loaded mean that the network is gone, and the attempt with it. */
function TextsMissing(): ReactElement {
  const { t } = useTranslation()
  return <Notice kind="error">{t('requestFailed')}</Notice>
}
