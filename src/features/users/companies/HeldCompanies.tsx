import { useMemo, useState, type ReactElement } from 'react'
import { TableSkeleton } from '#shared/cards/TableSkeleton.tsx'
import { byText, firstWhere, thenBy } from '#shared/list/localPage.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { usersApi } from '../api.ts'
import '../card/tabTexts.ts'
import { companyFlags, noCompanyChanges } from './companyChanges.ts'
import { companyName } from './companyOrder.ts'
import './heldCompanies.css'

/** More than these are shown on request. */
const firstShown = 30

/** The companies of a user, the principal one first. */
export function HeldCompanies({ userId }: { userId: number }): ReactElement {
  const { t } = useTranslation(['userTabs', 'list'])
  const answer = usersApi.useListCompaniesQuery({ userid: String(userId), isBackground: true })
  const companies = answer.currentData
  const [isWhole, setWhole] = useState(false)
  const held = useMemo(() => {
    const flags = companyFlags(companies ?? [], noCompanyChanges)
    return (companies ?? [])
      .map((company) => ({ ...company, ...flags.get(company.id)! }))
      .filter(({ principal, assigned }) => principal || assigned)
      .sort(
        thenBy(
          firstWhere(({ principal }) => principal),
          byText(companyName),
        ),
      )
  }, [companies])
  const shown = isWhole ? held : held.slice(0, firstShown)

  if (!companies)
    return (
      <LoadState answers={[answer]}>
        <TableSkeleton label={t('loadingCompanies')} />
      </LoadState>
    )
  if (held.length === 0) return <p className="muted">{t('noCompanies')}</p>
  return (
    <ul className="held-companies panel">
      {shown.map(({ id, name, principal }) => (
        <li key={id} className="breaks">
          <bdi translate="no">{serverText(name) ?? id}</bdi>
          {principal && <small className="muted small">{t('principal')}</small>}
        </li>
      ))}
      {held.length > shown.length && (
        <li>
          <LinkButton onClick={() => setWhole(true)}>
            {t('list:andMore', { count: held.length - shown.length })}
          </LinkButton>
        </li>
      )}
    </ul>
  )
}
