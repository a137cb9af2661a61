import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { moveProblem, placeOf, type Place } from '#shared/menu/draft/moveRules.ts'
import { findItem } from '#shared/menu/draft/treeRules.ts'
import { Button } from '#shared/ui/Button.tsx'
import '../texts.ts'
import { nameOf } from '../tree/itemText.ts'
import { treeRows } from '../tree/treeRows.ts'

type MoveDialogProps = { tree: Tree; item: DraftItem; onMove: (place: Place) => void; onClose: () => void }

/** Value of the first level and of the first position. */
const first = '-'

/** Moves an item below any other one, to any position (beyond 18). */
export function MoveDialog({ tree, item, onMove, onClose }: MoveDialogProps): ReactElement {
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const [parent, setParent] = useState(() => placeOf(tree, item.key).parent ?? first)
  const siblings = (parent === first ? tree : (findItem(tree, parent)?.children ?? [])).filter(
    ({ key }) => key !== item.key,
  )
  const [after, setAfter] = useState<string | null>(null)
  const chosen = after ?? siblings.at(-1)?.key ?? first

  const parents = treeRows(tree, new Set([item.key]))
    .filter((row) => !moveProblem(tree, item.key, { parent: row.item.key, before: null }))
    .map((row) => ({
      value: row.item.key,
      label: `${'\u2003'.repeat(row.level)}${nameOf(row.item, t)}`,
    }))
  const place: Place = {
    parent: parent === first ? null : parent,
    before: siblings[siblings.findIndex(({ key }) => key === chosen) + 1]?.key ?? null,
  }

  return (
    <CardDialog
      title={t('menuSettings:moveTitle', { name: nameOf(item, t) })}
      onDismiss={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('menuSettings:cancel')}
          </Button>
          <Button onClick={() => onMove(place)}>{t('menuSettings:move')}</Button>
        </>
      }
    >
      <div className="stack gap-4">
        <ChoiceSelect
          label={t('menuSettings:moveParent')}
          options={[{ value: first, label: t('menuSettings:moveFirstLevel') }, ...parents]}
          value={parent}
          onChange={(next) => {
            setParent(next === '' ? first : next)
            setAfter(null)
          }}
        />
        <ChoiceSelect
          label={t('menuSettings:movePosition')}
          options={[
            { value: first, label: t('menuSettings:moveFirst') },
            ...siblings.map((sibling) => ({
              value: sibling.key,
              label: t('menuSettings:moveAfter', { name: nameOf(sibling, t) }),
            })),
          ]}
          value={chosen}
          onChange={(next) => setAfter(next === '' ? first : next)}
        />
      </div>
    </CardDialog>
  )
}
