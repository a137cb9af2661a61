import { Suspense, useState, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { RootState } from '#shared/api/createStore.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { CardHeading } from '#shared/cards/CardHeading.tsx'
import { hasAnyStoredDraft } from '#shared/drafts/draftOwners.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { userAddress } from '../paths.ts'
import './userImportTexts.ts'

export { ImportScreen as Screen }

// Its own chunk, so that it is not prefetched with the screen.
const LazyNewImport = lazyPart(
  () => import(/* webpackChunkName: "users-import" */ './NewImport.tsx').then((code) => code.NewImport),
  'part',
)

const LazyRunPlace = lazyPart(
  () => import(/* webpackChunkName: "users-import-run" */ './RunPlace.tsx').then((code) => code.RunPlace),
  'part',
)

/**
 * Imports users from a file; nothing is written before the trial (decision 027). A running import replaces the form, an
 * unfinished one of an earlier page is offered above it.
 */
export function ImportScreen(): ReactElement {
  const { t } = useTranslation('userImport')
  const navigate = useNavigate()
  const [isLoaded, setLoaded] = useState(false)
  // Its slice comes with its code.
  const isRunning = useSelector(({ imports }: Partial<RootState>) => (imports?.entries.length ?? 0) > 0)
  return (
    <div className="card import-screen stack">
      <CardHeading title={t('title')} onBack={() => void navigate(userAddress.listPath())} />
      <Suspense fallback={null}>
        {/* What is loaded below would go with the import that is taken up. */}
        {(isRunning || hasAnyStoredDraft()) && <LazyRunPlace offersStored={!isLoaded} />}
      </Suspense>
      <Suspense fallback={null}>{!isRunning && <LazyNewImport onLoaded={setLoaded} />}</Suspense>
    </div>
  )
}
