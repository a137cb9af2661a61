import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { Tree } from './draftItem.ts'
import { TreeChanges } from './TreeChanges.tsx'
import { treeDifference } from './treeDifference.ts'

export type ConflictAnswer = 'stay' | 'mine' | 'theirs'

type MenuConflictProps = {
  mine: Tree
  theirs: Tree
  onAnswer: (answer: ConflictAnswer) => void
}

/** Shows the stored and the edited menu side by side and asks which one to keep, if keys do not match (beyond 11). */
export function MenuConflict({ mine, theirs, onAnswer }: MenuConflictProps): ReactElement {
  const { t } = useTranslation('menuDraft')
  const changes = useMemo(() => treeDifference(theirs, mine), [theirs, mine])
  return (
    <CardDialog
      title={t('conflictTitle')}
      lead={t('conflictLead')}
      onDismiss={() => onAnswer('stay')}
      actions={
        <>
          <Button tone="quiet" autoFocus onClick={() => onAnswer('stay')}>
            {t('keepEditing')}
          </Button>
          <Button tone="secondary" onClick={() => onAnswer('theirs')}>
            {t('takeTheirs')}
          </Button>
          <Button onClick={() => onAnswer('mine')}>{t('saveMine')}</Button>
        </>
      }
    >
      <div className="menu-sides">
        <MenuOutline title={t('mine')} tree={mine} />
        <MenuOutline title={t('theirs')} tree={theirs} />
      </div>
      <h3 className="menu-side-title">{t('differences')}</h3>
      <TreeChanges label={t('differences')} changes={changes} />
    </CardDialog>
  )
}

/** A read-only menu. */
function MenuOutline({ title, tree }: { title: string; tree: Tree }): ReactElement {
  const { t } = useTranslation('menuDraft')
  return (
    <section className="menu-side outlined" tabIndex={0} aria-label={title}>
      <h3 className="menu-side-title">{title}</h3>
      {tree.length === 0 ? <p>{t('empty')}</p> : <OutlineLevel tree={tree} />}
    </section>
  )
}

function OutlineLevel({ tree }: { tree: Tree }): ReactElement {
  const { t } = useTranslation('menuDraft')
  return (
    <ul className="bullets breaks">
      {tree.map(({ key, name, isActivate, children }) => (
        <li key={key}>
          <bdi translate="no">{serverText(name) ?? t('unnamed')}</bdi>
          {!isActivate && <span className="muted"> ({t('inactive')})</span>}
          {children.length > 0 && <OutlineLevel tree={children} />}
        </li>
      ))}
    </ul>
  )
}
