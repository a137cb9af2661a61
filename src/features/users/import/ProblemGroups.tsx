import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { GroupRepair } from './GroupRepair.tsx'
import { groupText } from './problemText.ts'
import type { ProblemGroup } from './repairs/problemGroup.ts'

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
