import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/texts/serverText.ts'

/** One thing that differs, in words people know it by. */
export type Change = { label: string; before: string; after: string }

/** Field, before, after: only what changed (beyond 10). */
export function ChangeList({ changes }: { changes: readonly Change[] }): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <div className="change-list" tabIndex={0} role="region" aria-label={t('reviewTitle')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, after }, at) => (
            // Two may have the same label.
            <tr key={at}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              <td>
                <Value text={before} />
              </td>
              <td>
                <Value text={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ text }: { text: string }): ReactElement {
  const { t } = useTranslation('cards')
  const shown = serverText(text)
  return shown === null ? <span className="change-empty">{t('empty')}</span> : <bdi>{shown}</bdi>
}
