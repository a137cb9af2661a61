import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { standingText } from './clashWords.ts'
import type { Standing, TreeChange } from './treeDifference.ts'

/** Differences between two trees, item by item (beyond 10). */
export function TreeChanges({
  label,
  changes,
}: {
  label: string
  changes: readonly TreeChange[]
}): ReactElement {
  const { t } = useTranslation('menuDraft')
  if (changes.length === 0) return <p>{t('same')}</p>
  return (
    <ul className="tree-changes stack gap-2 breaks" tabIndex={0} aria-label={label}>
      {changes.map((change) => (
        <li key={`${change.kind} ${change.key}`} data-kind={change.kind}>
          <span className="tree-change-kind bold tiny">{t(`kinds.${change.kind}`)}</span>{' '}
          <bdi translate="no">{serverText(change.name) ?? t('unnamed')}</bdi>{' '}
          <span className="muted small">
            <ChangeDetail change={change} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function ChangeDetail({ change }: { change: TreeChange }): string {
  const { t } = useTranslation('menuDraft')
  const at = (standing: Standing): string => standingText(standing, t)
  switch (change.kind) {
    case 'added':
      return at(change.to)
    case 'removed':
      return at(change.from)
    case 'moved':
      return t('fromTo', { from: at(change.from), to: at(change.to) })
    case 'changed':
      return change.fields.map((field) => t(`fields.${field}`)).join(', ')
  }
}
