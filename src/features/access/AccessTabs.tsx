import { useId, useState, type ReactElement } from 'react'
import { TabList } from '#shared/ui/TabList.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'

export type AccessTab = { id: string; label: string; content: ReactElement }

/** Several questions about one record. What was opened once stays as it was left. */
export function AccessTabs({ tabs }: { tabs: readonly AccessTab[] }): ReactElement {
  const { t } = useTranslation('access')
  const id = useId()
  const [current, setCurrent] = useState(tabs[0]!.id)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([current]))

  function show(next: string): void {
    setCurrent(next)
    setOpened(new Set([...opened, next]))
  }
  return (
    <>
      <TabList
        label={t('tabs')}
        id={id}
        tabs={tabs}
        current={current}
        hasPanel={(tab) => opened.has(tab)}
        onShow={show}
      />
      {tabs.map(
        (tab) =>
          opened.has(tab.id) && (
            <div
              key={tab.id}
              id={`${id}-${tab.id}-panel`}
              role="tabpanel"
              aria-labelledby={`${id}-${tab.id}`}
              hidden={tab.id !== current}
            >
              {tab.content}
            </div>
          ),
      )}
    </>
  )
}
