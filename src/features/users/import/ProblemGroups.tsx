import { useState, type ReactElement } from 'react'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ChevronDownIcon } from '#shared/ui/icons.tsx'
import { groupText } from './problemText.ts'
import type { ProblemGroup, Repair } from './repairs.ts'

type ProblemGroupsProps = {
  groups: readonly ProblemGroup[]
  onRepair: (group: ProblemGroup, chosen: string | null) => void
  onSee: (ats: readonly number[]) => void
}

/** As many as are seen at first; of a file with a thousand wrong names nobody repairs each by itself. */
const first = 6
const step = 20

/** What is wrong, by what repairs it. */
export function ProblemGroups({ groups, onRepair, onSee }: ProblemGroupsProps): ReactElement {
  const { t } = useTranslation(['userImport', 'userCard', 'common'])
  const [most, setMost] = useState(first)
  const more = groups.length - most
  return (
    <section className="file-groups small-buttons" aria-label={t('userImport:groups')}>
      <ul>
        {groups.slice(0, most).map((group) => {
          const text = groupText(group, t)
          return (
            <li key={group.key}>
              <p>
                <bdi>{text}</bdi>
              </p>
              <div className="file-group-tools row wrap to-end gap-2">
                {group.repair && (
                  <GroupRepair group={group} text={text} onRepair={(chosen) => onRepair(group, chosen)} />
                )}
                <Button
                  tone="quiet"
                  aria-label={t('userImport:seeOf', { group: text })}
                  onClick={() => onSee(group.ats)}
                >
                  {t('userImport:see')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <Button tone="quiet" onClick={() => setMost(most + step)}>
          {t('userImport:moreGroups', { count: Math.min(more, step) })}
        </Button>
      )}
    </section>
  )
}

type GroupRepairProps = {
  group: ProblemGroup
  /** What is repaired, for who hears the button alone. */
  text: string
  onRepair: (chosen: string | null) => void
}

/** The button that repairs all cells of a group, after a choice where there is one. */
function GroupRepair({ group, text, onRepair }: GroupRepairProps): ReactElement {
  const { t } = useTranslation('userImport')
  const { code } = group
  const repair = group.repair!
  if (repair.kind === 'choose') return <ChoiceRepair {...{ group, text, repair, onRepair }} />
  const label = repair.kind === 'clear' ? t('repair.clear') : t(`repair.${code as 'grouped'}`)
  return (
    <Button tone="secondary" aria-label={`${text}: ${label}`} onClick={() => onRepair(null)}>
      {label}
    </Button>
  )
}

/** Stands among the options for the one that takes the name out. */
const nothing = '\0'

function ChoiceRepair({
  group,
  text,
  repair,
  onRepair,
}: GroupRepairProps & { repair: Extract<Repair, { kind: 'choose' }> }): ReactElement {
  const { t } = useTranslation('userImport')
  const [chosen, setChosen] = useState(repair.offered ?? '')
  const isType = group.code === 'documentWithoutType'
  const label = isType ? t('repair.documentWithoutType') : t('apply')
  return (
    <>
      <div className="ui-control">
        <select
          className="ui-input"
          aria-label={isType ? t('typeChoice') : t('choice', { text: String(group.values['text']) })}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {chosen === '' && <option value="">{t('pick')}</option>}
          {repair.canLeaveOut && <option value={nothing}>{t('leaveOut')}</option>}
          {repair.options.map((option) => (
            <option key={option} value={option}>
              {serverText(option) ?? '—'}
            </option>
          ))}
        </select>
        <span className="ui-chevron">
          <ChevronDownIcon size={16} />
        </span>
      </div>
      <Button
        tone="secondary"
        aria-label={`${text}: ${label}`}
        disabled={chosen === ''}
        onClick={() => onRepair(chosen === nothing ? null : chosen)}
      >
        {label}
      </Button>
    </>
  )
}
