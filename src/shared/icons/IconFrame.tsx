import type { ReactElement, SVGProps } from 'react'

export type IconFrameProps = Omit<SVGProps<SVGSVGElement>, 'children'> & {
  /** One path on a grid of 24. */
  shape: string
  /** Edge in pixels at the usual size of text; larger text has larger icons. */
  size?: number
}

/** The edge of an icon: pixels at the usual size of text, and larger with it. */
export function iconEdge(size: number): string {
  return `${size / 16}rem`
}

/** An icon in the colour of the text around it: an ornament, hidden from assistive technology. */
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
