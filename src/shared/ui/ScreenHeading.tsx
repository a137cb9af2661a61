import type { ReactElement, ReactNode, Ref } from 'react'

type ScreenHeadingProps = {
  title: ReactNode
  /** One or two sentences below. */
  children?: ReactNode
  /** To focus the heading when a screen changes. */
  ref?: Ref<HTMLHeadingElement>
}

export function ScreenHeading({ title, children, ref }: ScreenHeadingProps): ReactElement {
  return (
    <div className="ui-heading">
      <h1 tabIndex={-1} ref={ref}>
        {title}
      </h1>
      {children && <p>{children}</p>}
    </div>
  )
}
