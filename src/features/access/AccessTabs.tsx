import { useState, type ReactElement } from 'react'
import { TabbedPanels } from '#shared/cards/TabbedPanels.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'

export type AccessTab = { id: string; label: string; content: ReactElement }

/** Access views of one record. An opened tab keeps its state. */
export function AccessTabs({ tabs }: { tabs: readonly AccessTab[] }): ReactElement {
  const { t } = useTranslation('access')
  const [current, setCurrent] = useState(tabs[0]!.id)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([current]))
  return (
    <TabbedPanels
      label={t('tabs')}
      tabs={tabs.map(({ content, ...tab }) => ({ ...tab, content: opened.has(tab.id) && content }))}
      current={current}
      onShow={(next) => {
        setCurrent(next)
        setOpened(new Set([...opened, next]))
      }}
    />
  )
}
