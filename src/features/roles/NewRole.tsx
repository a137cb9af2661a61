import { useEffect, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import { applicationsApi } from '#features/applications/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { LoadingCard, MissingCard } from '#shared/cards/CardFrame.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { RoleCard } from './card/RoleCard.tsx'
import { readCopiedId, roleAddress, type RoleTab } from './paths.ts'
import { readRole, type ReadRole } from './readRole.ts'
import './roleCardTexts.ts'

/** A new role, empty or filled with what another one is and gives. */
export function NewRole({ tab }: { tab: RoleTab }): ReactElement {
  const [search] = useSearchParams()
  // The other tab has no query.
  const [copiedId] = useState(() => readCopiedId(search))
  return copiedId === null ? <RoleCard role={null} tab={tab} /> : <CopiedRole id={copiedId} tab={tab} />
}

function CopiedRole({ id, tab }: { id: number; tab: RoleTab }): ReactElement {
  const { t } = useTranslation('roleCard')
  const { title: product } = useTheme()
  const read = useRoleRead(id)
  const { value } = read
  // The card tells by them what it can copy.
  const applications = applicationsApi.useListApplicationsQuery()
  if (value?.role && applications.data) return <RoleCard role={null} tab={tab} copied={value} />
  if (!value || (value.role && !applications.data))
    return (
      <LoadingCard
        title={t(`titles.${tab}.new`)}
        product={product}
        listPath={roleAddress.listPath}
        answers={[read, applications]}
        groups={[3]}
      />
    )
  return (
    <MissingCard
      title={t('notFound')}
      product={product}
      listPath={roleAddress.listPath}
      toList={t('toList')}
    />
  )
}

type RoleRead = {
  value?: ReadRole
  error?: ApiError
  isFetching: boolean
}

/** A role with all that it gives, read once. */
function useRoleRead(id: number): RoleRead & { refetch: () => void } {
  const dispatch = useDispatch<Dispatch>()
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<RoleRead>({ isFetching: true })
  useEffect(() => {
    let isWanted = true
    void readRole(dispatch, id).then((answer) => {
      if (isWanted) setRead({ ...answer, isFetching: false })
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, id, attempt])
  return {
    ...read,
    refetch() {
      setRead({ isFetching: true })
      setAttempt(attempt + 1)
    },
  }
}
