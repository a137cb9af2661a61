import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { ColumnsMenu } from './ColumnsMenu.tsx'
import { ViewsButton } from './views/ViewsButton.tsx'

type ListChoicesProps = Omit<ComponentProps<typeof ViewsButton>, 'shown'> & {
  params: Omit<ComponentProps<typeof ViewsButton>['shown'], 'view'>
  menu: ComponentProps<typeof ColumnsMenu>
  /** What the list has besides, between them. */
  children?: ReactNode
}

/** How a list looks, and under which names that is kept. */
export function ListChoices({ menu, params, children, ...views }: ListChoicesProps): ReactElement {
  return (
    <div className="list-choices">
      <ColumnsMenu {...menu} />
      {children}
      <ViewsButton {...views} shown={{ ...params, view: menu.view }} />
    </div>
  )
}
