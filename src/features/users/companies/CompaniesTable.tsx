import { useCallback, useDeferredValue, useId, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '#contracts/companies.ts'
import { useLatest } from '#shared/lib/useLatest.ts'
import {
  companyFlags,
  principalChoice,
  withAssigned,
  withPrincipal,
  type CompanyChanges,
} from './companyChanges.ts'
import { CompanyRow } from './CompanyRow.tsx'
import { inOrder, matching, type CompanySort } from './companyOrder.ts'
import { CompanyTools } from './CompanyTools.tsx'
import { MovePrincipal } from './MovePrincipal.tsx'
import { Pager } from './Pager.tsx'

type CompaniesTableProps = {
  companies: readonly Company[]
  changes: CompanyChanges
  onChange: (changes: CompanyChanges) => void
  isReadOnly: boolean
}

export function CompaniesTable({
  companies,
  changes,
  onChange,
  isReadOnly,
}: CompaniesTableProps): ReactElement {
  const { t } = useTranslation('userTabs')
  const id = useId()
  const flags = useMemo(() => companyFlags(companies, changes), [companies, changes])
  const [order, setOrder] = useState<{ sort: CompanySort; flags: typeof flags }>({ sort: 'active', flags })
  const [search, setSearch] = useState('')
  const [paging, setPaging] = useState({ page: 1, size: 10 })
  const [asked, setAsked] = useState<number | null>(null)

  const searched = useDeferredValue(search)
  const ordered = useMemo(() => inOrder(companies, order.sort, order.flags), [companies, order])
  const found = useMemo(() => matching(ordered, searched), [ordered, searched])
  const pages = Math.max(1, Math.ceil(found.length / paging.size))
  const page = Math.min(paging.page, pages)
  const shown = found.slice((page - 1) * paging.size, page * paging.size)

  const latest = useLatest({ companies, changes, flags, onChange })
  const change = useCallback(
    (next: CompanyChanges) => {
      // A second click may come before the first one is rendered.
      const { companies, onChange } = latest.current
      latest.current = { ...latest.current, changes: next, flags: companyFlags(companies, next) }
      onChange(next)
    },
    [latest],
  )
  const choosePrincipal = useCallback(
    (company: number) => {
      const { companies, changes, flags } = latest.current
      const choice = principalChoice(flags, company)
      if (choice === 'first') change(withPrincipal(companies, changes, company))
      if (choice === 'move') setAsked((before) => before ?? company)
    },
    [latest, change],
  )
  const assign = useCallback(
    (company: number, assigned: boolean) => {
      const { companies, changes } = latest.current
      change(withAssigned(companies, changes, company, assigned))
    },
    [latest, change],
  )

  return (
    <>
      <CompanyTools
        search={search}
        onSearch={(typed) => {
          setSearch(typed)
          setPaging({ ...paging, page: 1 })
        }}
        sort={order.sort}
        onSort={(sort) => {
          setOrder({ sort, flags })
          setPaging({ ...paging, page: 1 })
        }}
      />
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
              <CompanyRow
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
                  {t(search === searched ? 'noResults' : 'pressEnter')}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className="sr-only" id={`${id}-stays`}>
        {t('principalStays')}
      </p>
      <p className="sr-only" role="status">
        {searched.trim() !== '' && t('found', { count: found.length })}
      </p>
      <Pager total={found.length} page={page} size={paging.size} onChange={setPaging} />
      {asked !== null && (
        <MovePrincipal
          before={companies.find(({ id }) => flags.get(id)?.principal)?.name ?? ''}
          after={companies.find(({ id }) => id === asked)?.name ?? ''}
          onAccept={() => {
            change(withPrincipal(companies, changes, asked))
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}
