import { useEffect, useRef, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react'
import { ScreenHeading } from '#shared/ui/ScreenHeading.tsx'
import { useTitle } from '#shared/hooks/useTitle.ts'
import { useTheme } from '#themes/ThemeContext.ts'

/** Sets the document title from heading and product; the sign-in has only the product's name (PRD-11). */
export function usePageName(heading: string): void {
  useTitle('screen', heading, useTheme().title)
}

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

/** Focuses the heading on mount and when `step` changes, for screen readers; `isOn` is false for a first step. */
export function useHeadingFocus(
  step: string | number = '',
  isOn = true,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOn) heading.current?.focus()
  }, [step, isOn])
  return heading
}

type StepHeadingProps = {
  title: string
  children?: ReactNode
  /** False for the first step of a screen. */
  takesFocus?: boolean
}

/** Focuses the heading of a new step so that a screen reader reads it. */
export function StepHeading({ title, children, takesFocus = true }: StepHeadingProps): ReactElement {
  return (
    <PageHeading title={title} ref={useHeadingFocus('', takesFocus)}>
      {children}
    </PageHeading>
  )
}
