import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { usersApi } from '../api.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { TabState } from '#shared/cards/TabState.tsx'
import '../userTabsTexts.ts'
import { UserCompaniesTable } from './UserCompaniesTable.tsx'
import type { CompanyChanges } from './companyChanges.ts'

type UserCompaniesTabProps = {
  /** '0' for somebody who does not exist yet. */
  userId: string
  changes: CompanyChanges
  onChange: (changes: CompanyChanges) => void
  isReadOnly: boolean
  /** What keeps the card from being saved, as text. */
  problem?: string | undefined
}

/** Which companies a user belongs to, and which is the principal one; the draft is the card's. */
export function UserCompaniesTab({
  userId,
  changes,
  onChange,
  isReadOnly,
  problem,
}: UserCompaniesTabProps): ReactElement {
  const { t } = useTranslation('userTabs')
  const { currentData, error, isFetching, refetch } = usersApi.useListCompaniesQuery(userId)
  if (!currentData) {
    return error && !isFetching ? (
      <FailureNotice error={apiErrorOf(error)} onRetry={() => void refetch()} />
    ) : (
      <TableSkeleton label={t('loadingCompanies')} />
    )
  }
  return (
    <UserCompaniesTable companies={currentData} changes={changes} onChange={onChange} isReadOnly={isReadOnly}>
      <TabState
        problem={problem}
        unsaved={changes.size > 0 ? t('companiesUnsaved', { count: changes.size }) : undefined}
      />
    </UserCompaniesTable>
  )
}
