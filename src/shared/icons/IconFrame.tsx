import type { ReactElement, SVGProps } from 'react'

export type IconFrameProps = SVGProps<SVGSVGElement> & {
  /** Edge in pixels. */
  size?: number
}

/** What every icon is drawn in: an ornament beside a text, hidden from assistive technology. */
export function IconFrame({ size = 20, ...rest }: IconFrameProps): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    />
  )
}
