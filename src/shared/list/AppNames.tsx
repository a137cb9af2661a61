import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { CutText } from '#shared/ui/CutText.tsx'
import { shownNames } from './shownNames.ts'

/** The applications of a row: two of them, then '...' which shows all (TBL-08 to TBL-10). */
export function AppNames({ names }: { names: readonly string[] }): ReactElement {
  const all = names.map((name) => serverText(name) ?? '—')
  const { shown, isCut } = shownNames(all)
  return isCut ? (
    <ManyNames shown={shown} all={all} />
  ) : (
    <bdi translate="no" className="breaks">
      {shown}
    </bdi>
  )
}

function ManyNames({ shown, all }: { shown: string; all: readonly string[] }): ReactElement {
  const { t } = useTranslation('list')
  return (
    <CutText short={shown} name={t('allApps', { names: all.join(', ') })}>
      {all.map((name, index) => (
        <bdi translate="no" key={index}>
          {name}
        </bdi>
      ))}
    </CutText>
  )
}
