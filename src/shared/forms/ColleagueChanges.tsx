import { useId, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/lib/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CardDialog } from './CardDialog.tsx'
import './cardTexts.ts'

export type Side = 'mine' | 'theirs'

/** A value that somebody else changed meanwhile. */
export type Moved = { key: string; label: string; mine: string; theirs: string; proposed: Side }

type ColleagueChangesProps = {
  moved: readonly Moved[]
  /** Null where nothing was decided. */
  onAnswer: (chosen: ReadonlyMap<string, Side> | null) => void
}

/** Nobody overwrites a colleague unseen: both values of each field, and one to be chosen (beyond 11, hardening T73). */
export function ColleagueChanges({ moved, onAnswer }: ColleagueChangesProps): ReactElement {
  const { t } = useTranslation('cards')
  const [chosen, setChosen] = useState(
    () => new Map<string, Side>(moved.map(({ key, proposed }) => [key, proposed])),
  )
  return (
    <CardDialog
      title={t('movedTitle')}
      lead={t('movedLead')}
      onDismiss={() => onAnswer(null)}
      actions={
        <>
          <Button tone="secondary" autoFocus onClick={() => onAnswer(null)}>
            {t('stay')}
          </Button>
          <Button onClick={() => onAnswer(chosen)}>{t('save')}</Button>
        </>
      }
    >
      <div className="moved-list">
        {moved.map((one) => (
          <MovedField
            key={one.key}
            moved={one}
            side={chosen.get(one.key)!}
            onChoose={(side) => setChosen((now) => new Map(now).set(one.key, side))}
          />
        ))}
      </div>
    </CardDialog>
  )
}

type MovedFieldProps = { moved: Moved; side: Side; onChoose: (side: Side) => void }

function MovedField({ moved, side, onChoose }: MovedFieldProps): ReactElement {
  const { t } = useTranslation('cards')
  const name = useId()
  return (
    <fieldset className="moved">
      <legend>
        <bdi>{moved.label}</bdi>
      </legend>
      {(['mine', 'theirs'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
          <span className="moved-side">{t(one)}:</span> <bdi>{serverText(moved[one]) ?? t('empty')}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
