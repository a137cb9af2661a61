import type { ReactElement, SVGProps } from 'react'

export type IconFrameProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** One path on a grid of 24. */
  shape: string
  /** Edge in pixels. */
  size?: number
}

/** An icon in the colour of the text around it: an ornament, hidden from assistive technology. */
export function IconFrame({ shape, size = 20, ...rest }: IconFrameProps): ReactElement {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={shape} />
    </svg>
  )
}
