import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Variable } from '../variables/readVariables.ts'
import { labelText, variableText } from '../variables/variableText.ts'

/** Variables with their values as text. */
export function ValueList({ list }: { list: readonly Variable[] }): ReactElement {
  const { t } = useTranslation('notificationCard')
  const words = { yes: t('yes'), no: t('no') }
  return (
    <dl className="value-list stack gap-2">
      {list.map((variable, at) => (
        <div key={at} className="card-detail">
          <dt>{labelText(variable.label)}</dt>
          <dd>
            <bdi>{serverText(variableText(variable, words)) ?? '—'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
