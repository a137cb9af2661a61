import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/lib/serverText.ts'
import { Switch } from '#shared/ui/Switch.tsx'
import '../roleCardTexts.ts'
import type { RoleApplication } from './roleAccess.ts'

type ApplicationChoiceProps = {
  applications: readonly RoleApplication[]
  selected: string
  onSelect: (name: string) => void
  isReadOnly: boolean
  onShow: (name: string, isVisible: boolean) => void
}

/** One application at a time, and in those that the role counts in whether it is visible (ENT-20, G-41). */
export function ApplicationChoice(props: ApplicationChoiceProps): ReactElement {
  const { applications, selected, onSelect, isReadOnly, onShow } = props
  const { t } = useTranslation('roleCard')
  const id = useId()
  return (
    <fieldset className="access-applications">
      <legend className="sr-only">{t('applications')}</legend>
      {applications.map(({ name, title, given, isVisible, isOwn }) => {
        const shown = serverText(title) ?? name
        return (
          <div key={name} className="access-application">
            <label>
              <input type="radio" name={id} checked={name === selected} onChange={() => onSelect(name)} />
              <bdi>{shown}</bdi>
              <span className="access-count" data-none={given === 0 || undefined}>
                {t('given', { count: given })}
                {isReadOnly && isOwn && !isVisible && ` · ${t('hidden')}`}
              </span>
            </label>
            {!isReadOnly && isOwn && (
              <Switch
                label={t('visible')}
                aria-label={t('visibleIn', { name: shown })}
                checked={isVisible}
                onChange={(event) => onShow(name, event.target.checked)}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
