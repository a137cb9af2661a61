import { useId, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { ConflictField } from '#shared/cards/SaveQuestions.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { Clash } from './clashes.ts'
import type { Side } from '#shared/cards/merge.ts'
import { clashWords } from './clashWords.ts'
import type { Merge } from './mergeTrees.ts'
import { TreeChanges } from './TreeChanges.tsx'
import { treeDifference } from './treeDifference.ts'
import type { Tree } from './draftItem.ts'

type MenuClashesProps = {
  stored: Tree
  /** Merges both menus with the chosen sides. */
  merge: (chosen: ReadonlyMap<string, Side>) => Merge
  /** Called with null without a decision. */
  onAnswer: (merge: Merge | null) => void
}

/** Asks about conflicts with the stored menu line by line; everything else is merged (beyond 11). */
export function MenuClashes({ stored, merge, onAnswer }: MenuClashesProps): ReactElement {
  const { t } = useTranslation('menuDraft')
  const noteId = useId()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const both = useMemo(() => merge(chosen), [merge, chosen])
  const own = useMemo(() => treeDifference(stored, both.tree), [stored, both])
  const left = both.clashes.filter(({ id, canBeMine }) => canBeMine && !chosen.has(id)).length
  return (
    <CardDialog
      title={t('conflictTitle')}
      lead={t('clashLead')}
      onDismiss={() => onAnswer(null)}
      actions={
        <>
          <Button tone="quiet" autoFocus onClick={() => onAnswer(null)}>
            {t('keepEditing')}
          </Button>
          <Button
            aria-disabled={left > 0}
            aria-describedby={left > 0 ? noteId : undefined}
            onClick={() => left === 0 && onAnswer(both)}
          >
            {t('saveBoth')}
          </Button>
        </>
      }
    >
      <div className="menu-clashes stack gap-2" role="group" aria-label={t('clashes')}>
        {both.clashes.map((clash) => (
          <ClashLine
            key={clash.id}
            clash={clash}
            side={chosen.get(clash.id)}
            onChoose={(side) => setChosen((now) => new Map(now).set(clash.id, side))}
          />
        ))}
      </div>
      <p className="menu-clashes-left small breaks warning" id={noteId} role="status">
        {left > 0 && t('clashesLeft', { count: left })}
      </p>
      <h3 className="menu-side-title">{t('ownSaved')}</h3>
      {own.length > 0 ? <TreeChanges label={t('ownSaved')} changes={own} /> : <p>{t('ownNone')}</p>}
      <h3 className="menu-side-title">{t('theirsSaved')}</h3>
      <TreeChanges label={t('theirsSaved')} changes={both.theirs} />
    </CardDialog>
  )
}

type ClashLineProps = { clash: Clash; side: Side | undefined; onChoose: (side: Side) => void }

function ClashLine({ clash, side, onChoose }: ClashLineProps): ReactElement {
  const { t } = useTranslation('menuDraft')
  const { about, mine, theirs } = clashWords(clash, t)
  const name = serverText(clash.name) ?? t('unnamed')
  const label = about === null ? name : `${name} · ${about}`
  if (clash.canBeMine)
    return <ConflictField conflict={{ label, mine, theirs, isMine: true }} {...{ side, onChoose }} />
  return (
    <p className="small breaks">
      <strong>
        <bdi translate="no">{label}</bdi>
      </strong>
      : {t(clash.what === 'removed' ? 'cannotRemove' : 'cannotMove')} <bdi translate="no">{theirs}</bdi>
    </p>
  )
}
