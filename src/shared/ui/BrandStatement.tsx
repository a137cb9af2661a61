import type { ReactElement, ReactNode } from 'react'

/** Title and text on the brand's side of a public screen. */
export function BrandStatement({
  title,
  children,
}: {
  title: ReactNode
  children?: ReactNode
}): ReactElement {
  return (
    <div className="frame-statement">
      <p className="frame-statement-title">{title}</p>
      {children && <p>{children}</p>}
    </div>
  )
}
