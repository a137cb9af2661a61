import type { ComponentProps, ReactElement } from 'react'

/** A button that looks like a link. A real link uses the class `ui-link`. */
export function LinkButton({ className, ...button }: ComponentProps<'button'>): ReactElement {
  return <button type="button" {...button} className={className ? `ui-link ${className}` : 'ui-link'} />
}
