import { TabPanel, TabView } from 'primereact/tabview'
import { useId, type ReactElement, type ReactNode } from 'react'
import { PrimePart } from '#shared/ui/prime/PrimePart.tsx'
import './tabs.css'

type TabbedPanelsProps = {
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode }[]
  current: string
  onShow: (tab: string) => void
  /** Shows all panels, without tabs. */
  isOff?: boolean
}

/** Tabs without addresses: focusing a tab shows its panel. */
export function TabbedPanels({ label, tabs, current, onShow, isOff }: TabbedPanelsProps): ReactElement {
  const id = useId()
  return (
    <PrimePart>
      <TabView
        id={id}
        activeIndex={tabs.findIndex((tab) => tab.id === current)}
        onTabChange={({ index }) => onShow(tabs[index]!.id)}
        renderActiveOnly={false}
        pt={{ navContainer: { hidden: isOff }, nav: { 'aria-label': label } }}
      >
        {tabs.map((tab) => (
          <TabPanel
            key={tab.id}
            header={tab.label}
            pt={{
              headerAction: { onFocus: () => tab.id !== current && onShow(tab.id) },
              content: isOff
                ? { role: undefined, 'aria-labelledby': undefined }
                : { hidden: tab.id !== current },
            }}
          >
            {tab.content}
          </TabPanel>
        ))}
      </TabView>
    </PrimePart>
  )
}
