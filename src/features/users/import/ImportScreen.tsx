import { Suspense, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { CardHeading } from '#shared/cards/CardHeading.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { userAddress } from '../paths.ts'
import { RunGate } from './RunGate.tsx'
import './userImportTexts.ts'

// Not with the screen: what few open is not fetched ahead of it.
const NewImport = lazyPart(
  () => import(/* webpackChunkName: "users-import" */ './NewImport.tsx').then((code) => code.NewImport),
  'part',
)

/** Many people from one file: read, matched and checked here; nothing is sent before it was tried (decision 027). */
export function ImportScreen(): ReactElement {
  const { t } = useTranslation('userImport')
  const navigate = useNavigate()
  const [isLoaded, setLoaded] = useState(false)
  return (
    <div className="card import-screen stack">
      <CardHeading title={t('title')} onBack={() => void navigate(userAddress.listPath())} />
      <RunGate offersLeft={!isLoaded}>
        <Suspense fallback={null}>
          <NewImport onLoaded={setLoaded} />
        </Suspense>
      </RunGate>
    </div>
  )
}
