import {
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '#contracts/companies.ts'
import type { PageSize } from '#shared/list/listParams.ts'
import { Pager } from '#shared/list/Pager.tsx'
import { lastPageOf } from '#shared/list/pages.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { SortMenu } from '#shared/list/SortMenu.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import {
  companyFlags,
  principalChoice,
  withAssigned,
  withPrincipal,
  type CompanyChanges,
} from './companyChanges.ts'
import { UserCompanyRow } from './UserCompanyRow.tsx'
import { companySorts, inOrder, matching, type CompanySort } from './companyOrder.ts'
import { MovePrincipal } from './MovePrincipal.tsx'

type UserCompaniesTableProps = {
  companies: readonly Company[]
  changes: CompanyChanges
  onChange: (changes: CompanyChanges) => void
  isReadOnly: boolean
  /** Stands beside the search and the order. */
  children: ReactNode
}

export function UserCompaniesTable({
  companies,
  changes,
  onChange,
  isReadOnly,
  children,
}: UserCompaniesTableProps): ReactElement {
  const { t } = useTranslation(['userTabs', 'list'])
  const id = useId()
  const flags = useMemo(() => companyFlags(companies, changes), [companies, changes])
  const [order, setOrder] = useState<{ sort: CompanySort | null; flags: typeof flags }>({
    sort: 'active',
    flags,
  })
  const [search, setSearch] = useState('')
  const [paging, setPaging] = useState<{ page: number; size: PageSize }>({ page: 1, size: 10 })
  const [asked, setAsked] = useState<number | null>(null)

  const searched = useDeferredValue(search)
  const ordered = useMemo(() => inOrder(companies, order.sort, order.flags), [companies, order])
  const found = useMemo(() => matching(ordered, searched), [ordered, searched])
  const page = Math.min(paging.page, lastPageOf(found.length, paging.size))
  const shown = found.slice((page - 1) * paging.size, page * paging.size)

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
    <div className="tab-body">
      <div className="list-tools">
        <SearchBox
          label={t('searchCompany')}
          typed={search}
          onType={(typed) => {
            setSearch(typed)
            setPaging({ ...paging, page: 1 })
          }}
          onSearch={() => undefined}
          isPending={false}
        />
        <SortMenu
          sorts={companySorts}
          sort={order.sort}
          nameOf={(sort) => t(`sorts.${sort}`)}
          onSort={(sort) => {
            setOrder({ sort, flags })
            setPaging({ ...paging, page: 1 })
          }}
        />
        {children}
      </div>
      <div className="tab-frame">
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
                  principal={flags.get(company.id)!.principal}
                  assigned={flags.get(company.id)!.assigned}
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
                    {t(search === searched ? 'list:noResults' : 'list:pressEnter')}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
        <Pager
          total={found.length}
          page={page}
          size={paging.size}
          onPage={(to) => setPaging({ ...paging, page: to })}
          onSize={(size) => setPaging({ page: 1, size })}
        />
      </div>
      <p className="sr-only" id={`${id}-stays`}>
        {t('principalStays')}
      </p>
      {asked !== null && (
        <MovePrincipal
          before={companies.find(({ id }) => flags.get(id)?.principal)?.name ?? ''}
          after={companies.find(({ id }) => id === asked)?.name ?? ''}
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
