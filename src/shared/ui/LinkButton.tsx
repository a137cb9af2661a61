import type { ComponentProps, ReactElement } from 'react'

/** Does something here, yet looks like a link. A real link takes the class `ui-link` itself. */
export function LinkButton({ className, ...button }: ComponentProps<'button'>): ReactElement {
  return <button type="button" {...button} className={className ? `ui-link ${className}` : 'ui-link'} />
}
