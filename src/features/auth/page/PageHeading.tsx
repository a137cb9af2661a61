import type { ReactElement, ReactNode, Ref } from 'react'
import { ScreenHeading } from '#shared/ui/ScreenHeading.tsx'
import { usePageName } from './usePageName.ts'

type PageHeadingProps = {
  title: string
  /** One or two sentences below. */
  children?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/** The heading of a public screen; also sets the document title. */
export function PageHeading(props: PageHeadingProps): ReactElement {
  usePageName(props.title)
  return <ScreenHeading {...props} />
}
