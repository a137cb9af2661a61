import { lazy, Suspense, type ComponentProps, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/Notice.tsx'

/** Fetches the words for every answer ahead of the first one. */
export function loadLoginMessages(): Promise<typeof import('./LoginMessageNotice.tsx')> {
  return import('./LoginMessageNotice.tsx')
}

const LoginMessageNotice = lazy(() =>
  loadLoginMessages().then(
    (room) => ({ default: room.LoginMessageNotice }),
    () => ({ default: NothingCame }),
  ),
)

type Props = ComponentProps<typeof LoginMessageNotice>

/** The answer to an attempt; how it is said comes after the form. */
export function LoginMessages(props: Props): ReactElement | null {
  if (props.message === null) return null
  return (
    <Suspense fallback={null}>
      <LoginMessageNotice {...props} />
    </Suspense>
  )
}

/** Where the network takes away even the words, the attempt has failed with it. */
function NothingCame(): ReactElement {
  const { t } = useTranslation()
  return <Notice kind="error">{t('requestFailed')}</Notice>
}
