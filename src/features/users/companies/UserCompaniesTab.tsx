import { useCallback, useId, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Company } from '#contracts/companies.ts'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { TabState } from '#shared/cards/TabState.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import type { ListParams } from '#shared/list/listParams.ts'
import { Pager } from '#shared/list/Pager.tsx'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { SortMenu } from '#shared/list/SortMenu.tsx'
import { useLocalPage } from '#shared/list/useLocalPage.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { usersApi } from '../api.ts'
import '../card/tabTexts.ts'
import {
  companyFlags,
  principalChoice,
  withAssigned,
  withPrincipal,
  type CompanyChanges,
} from './companyChanges.ts'
import { companyName, companyOrders, companySorts, type CompanySort } from './companyOrder.ts'
import { MovePrincipal } from './MovePrincipal.tsx'
import { UserCompanyRow } from './UserCompanyRow.tsx'

type UserCompaniesTabProps = {
  /** '0' for a new user. */
  userId: string
  changes: CompanyChanges
  onChange: (changes: CompanyChanges) => void
  isReadOnly: boolean
  /** Why the card cannot be saved, as text. */
  problem?: string | undefined
}

/** The companies of a user and the principal one; the card owns the draft. */
export function UserCompaniesTab(tab: UserCompaniesTabProps): ReactElement {
  const { t } = useTranslation('userTabs')
  const answer = usersApi.useListCompaniesQuery({ userid: tab.userId })
  if (answer.currentData) return <Companies {...tab} companies={answer.currentData} />
  return (
    <LoadState answers={[answer]}>
      <TableSkeleton label={t('loadingCompanies')} />
    </LoadState>
  )
}

const firstParams: ListParams<CompanySort> = { search: '', sort: 'active', page: 1, size: 10 }

type CompaniesProps = UserCompaniesTabProps & { companies: readonly Company[] }

function Companies({ companies, changes, onChange, isReadOnly, problem }: CompaniesProps): ReactElement {
  const { t } = useTranslation(['userTabs', 'list'])
  const id = useId()
  const flags = useMemo(() => companyFlags(companies, changes), [companies, changes])
  const [orders, setOrders] = useState(() => companyOrders(flags))
  const [params, setParams] = useState(firstParams)
  const [asked, setAsked] = useState<number | null>(null)
  const list = useMemo(() => ({ textOf: companyName, orders }), [orders])
  const { shown, total, page, isStale } = useLocalPage(companies, params, list)

  function show(next: Partial<ListParams<CompanySort>>): void {
    setParams({ ...params, page: 1, ...next })
  }

  const edit = useDraftEdit(changes, onChange)
  const choosePrincipal = useCallback(
    (company: number) =>
      edit((draft) => {
        const choice = principalChoice(companyFlags(companies, draft), company)
        if (choice === 'move') setAsked((before) => before ?? company)
        return choice === 'first' ? withPrincipal(companies, draft, company) : draft
      }),
    [companies, edit],
  )
  const assign = useCallback(
    (company: number, isOn: boolean) => edit((draft) => withAssigned(companies, draft, company, isOn)),
    [companies, edit],
  )

  return (
    <div className="tab-body stack gap-3">
      <div className="list-tools row wrap gap-3 medium-buttons">
        <SearchBox label={t('searchCompany')} typed={params.search} onType={(search) => show({ search })} />
        <SortMenu
          sorts={companySorts}
          sort={params.sort}
          nameOf={(sort) => t(`sorts.${sort}`)}
          onSort={(sort) => {
            setOrders(companyOrders(flags))
            show({ sort })
          }}
        />
        <TabState
          problem={problem}
          unsaved={changes.size > 0 ? t('companiesUnsaved', { count: changes.size }) : undefined}
        />
      </div>
      <div className="tab-frame panel">
        <div className="tab-table">
          <table aria-label={t('companies')}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col" id={`${id}-principal`} className="box-column">
                  {t('principal')}
                </th>
                <th scope="col" id={`${id}-assigned`} className="box-column">
                  {t('assigned')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((company) => (
                <UserCompanyRow
                  key={company.id}
                  company={company}
                  {...flags.get(company.id)!}
                  isChanged={changes.has(company.id)}
                  isReadOnly={isReadOnly}
                  tableId={id}
                  onPrincipal={choosePrincipal}
                  onAssigned={assign}
                />
              ))}
              {shown.length === 0 && (
                <tr>
                  <td colSpan={3} className="tab-empty">
                    {t(isStale ? 'list:pressEnter' : 'list:noResults')}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
        <Pager
          total={total}
          page={page}
          size={params.size}
          onPage={(to) => show({ page: to })}
          onSize={(size) => show({ size })}
        />
      </div>
      <p className="sr-only" id={`${id}-stays`}>
        {t('principalStays')}
      </p>
      {asked !== null && (
        <MovePrincipal
          before={companies.find((one) => flags.get(one.id)?.principal)?.name ?? ''}
          after={companies.find((one) => one.id === asked)?.name ?? ''}
          onAccept={() => {
            edit((draft) => withPrincipal(companies, draft, asked))
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  )
}
