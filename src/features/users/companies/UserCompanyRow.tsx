import { memo, type ReactElement } from 'react'
import type { Company } from '#contracts/companies.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { BoxCell } from '#shared/cards/BoxCell.tsx'
import type { CompanyFlags } from './companyChanges.ts'

type UserCompanyRowProps = CompanyFlags & {
  company: Company
  isChanged: boolean
  isReadOnly: boolean
  /** Prefix of the ids of the column names and of the reason of a disabled box. */
  tableId: string
  onPrincipal: (company: number) => void
  onAssigned: (company: number, assigned: boolean) => void
}

export const UserCompanyRow = memo(function UserCompanyRow(props: UserCompanyRowProps): ReactElement {
  const { company, principal, assigned, isChanged, isReadOnly, tableId, onPrincipal, onAssigned } = props
  const nameId = `${tableId}-${company.id}`
  return (
    <tr data-changed={isChanged || undefined}>
      <th scope="row" id={nameId}>
        <bdi translate="no">{serverText(company.name) ?? company.id}</bdi>
      </th>
      <BoxCell
        checked={principal}
        disabled={isReadOnly}
        aria-labelledby={`${tableId}-principal ${nameId}`}
        onChange={() => onPrincipal(company.id)}
      />
      <BoxCell
        checked={assigned}
        disabled={isReadOnly}
        aria-disabled={principal || undefined}
        aria-labelledby={`${tableId}-assigned ${nameId}`}
        aria-describedby={principal ? `${tableId}-stays` : undefined}
        onChange={(event) => onAssigned(company.id, event.target.checked)}
      />
    </tr>
  )
})
