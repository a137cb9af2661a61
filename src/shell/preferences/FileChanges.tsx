import type { ReactElement } from 'react'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { Read } from './exportable.ts'
import type { FileContent } from './preferencesFile.ts'

type FileChangesProps = {
  content: FileContent
  /** True if the signed-in user exported it. */
  isOwn: boolean
  onCancel: () => void
  onApply: (changes: readonly Read[]) => void
}

/** Preview of the changes in a preferences file. */
export function FileChanges({ content, isOwn, onCancel, onApply }: FileChangesProps): ReactElement {
  const { t } = useTranslation(['preferences', 'common'])
  const changes = content.read.filter(({ isSame }) => !isSame)
  return (
    <>
      {!isOwn && <p>{t('ofOther', { person: serverText(content.person) ?? '—' })}</p>}
      {content.unknown > 0 && <p>{t('unknown', { count: content.unknown })}</p>}
      {changes.length === 0 ? (
        <p>{t('noChanges')}</p>
      ) : (
        <table className="preferences-changes">
          <thead className="muted small">
            <tr>
              <th scope="col">{t('choice')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, name, before, after }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  <bdi>{before}</bdi>
                </td>
                <td>
                  <bdi>{after}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.map(({ id, warning }) => warning && <p key={id}>{warning}</p>)}
      <div className="preferences-actions flow to-end gap-3">
        <Button autoFocus tone="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        {changes.length > 0 && <Button onClick={() => onApply(changes)}>{t('apply')}</Button>}
      </div>
    </>
  )
}
