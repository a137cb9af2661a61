import { lazy, Suspense, type ComponentProps, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Notice } from '#shared/ui/Notice.tsx'

/** Preloads the messages. */
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

/** Message after an attempt; its texts are loaded after the form. */
export function LoginMessages(props: LoginMessagesProps): ReactElement | null {
  if (props.message === null) return null
  return (
    <Suspense fallback={null}>
      <LoginMessageNotice {...props} />
    </Suspense>
  )
}

/** If the texts cannot be loaded, the network is down and the attempt failed too. */
function TextsMissing(): ReactElement {
  const { t } = useTranslation()
  return <Notice kind="error">{t('requestFailed')}</Notice>
}
