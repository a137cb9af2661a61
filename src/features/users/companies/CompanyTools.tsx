import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { companySorts, type CompanySort } from './companyOrder.ts'

type CompanyToolsProps = {
  search: string
  onSearch: (typed: string) => void
  sort: CompanySort
  onSort: (sort: CompanySort) => void
}

export function CompanyTools({ search, onSearch, sort, onSort }: CompanyToolsProps): ReactElement {
  const { t } = useTranslation('userTabs')
  return (
    <div className="tab-tools">
      <TextField
        type="search"
        label={t('searchCompany')}
        autoComplete="off"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label={t('sort')}
        value={sort}
        onChange={(event) => onSort(event.target.value as CompanySort)}
      >
        {companySorts.map((one) => (
          <option key={one} value={one}>
            {t(`sorts.${one}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
