import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/lib/serverText.ts'
import type { RoleApplication } from './roleApplications.ts'

type UserApplicationListProps = {
  applications: readonly RoleApplication[]
  selected: string
  onSelect: (application: string) => void
}

/** One application at a time: a choice that the arrow keys move through (URO-01, URO-02). */
export function UserApplicationList({
  applications,
  selected,
  onSelect,
}: UserApplicationListProps): ReactElement {
  const { t } = useTranslation('userTabs')
  const id = useId()
  return (
    <fieldset className="roles-applications">
      <legend className="sr-only">{t('applications')}</legend>
      {applications.map(({ name, title, held, offered }) => (
        <label key={name} className="roles-application">
          <input type="radio" name={id} checked={name === selected} onChange={() => onSelect(name)} />
          <bdi>{serverText(title) ?? name}</bdi>
          <span className="roles-count" data-none={held === 0 || undefined}>
            {t('heldOfOffered', { held, offered })}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
