import { Suspense, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { RootState } from '#shared/api/createStore.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { CardHeading } from '#shared/cards/CardHeading.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { userAddress } from '../paths.ts'
import './texts.ts'

export { ImportScreen as Screen }

// Its own chunk, so that it is not prefetched with the screen.
const LazyNewImport = lazyPart(
  () => import(/* webpackChunkName: "users-import" */ './NewImport.tsx').then((code) => code.NewImport),
  'part',
)

const LazyRunView = lazyPart(
  () => import(/* webpackChunkName: "users-import-run" */ './RunView.tsx').then((code) => code.RunView),
  'part',
)

/** Imports users from a file; nothing is written before the trial (decision 027). A running import replaces the form. */
export function ImportScreen(): ReactElement {
  const { t } = useTranslation('userImport')
  const navigate = useNavigate()
  // Its slice comes with its code.
  const isRunning = useSelector(({ imports }: Partial<RootState>) => (imports?.entries.length ?? 0) > 0)
  return (
    <div className="card import-screen stack">
      <CardHeading title={t('title')} onBack={() => void navigate(userAddress.listPath())} />
      <Suspense fallback={null}>{isRunning ? <LazyRunView /> : <LazyNewImport />}</Suspense>
    </div>
  )
}
