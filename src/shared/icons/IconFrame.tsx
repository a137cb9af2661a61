import type { ReactElement, SVGProps } from 'react'

export type IconFrameProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** SVG path on a grid of 24. */
  shape: string
  /** Edge in pixels at the default font size; scales with it. */
  size?: number
}

/** CSS size of an icon that scales with the font size. */
export function iconEdge(size: number): string {
  return `${size / 16}rem`
}

/** A decorative icon in the text colour, hidden from assistive technology. */
export function IconFrame({ shape, size = 20, ...rest }: IconFrameProps): ReactElement {
  const edge = iconEdge(size)
  return (
    <svg
      width={edge}
      height={edge}
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
