import type { ComponentType, ReactElement, ReactNode, Ref } from 'react'
import { ErrorIcon, InfoIcon, MailIcon, SuccessIcon, WarningIcon, type IconProps } from '#shared/ui/icons.tsx'
import { usePageName } from './PageHeading.tsx'
import './information.css'

export type InformationLook = 'mail' | 'success' | 'warning' | 'error' | 'info'

type InformationCardProps = {
  look: InformationLook
  title: string
  /** Page name if the title is a long message. */
  name?: string
  children?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

const icons: Record<InformationLook, ComponentType<IconProps>> = {
  mail: MailIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  error: ErrorIcon,
  info: InfoIcon,
}

export function InformationCard({
  look,
  title,
  name = title,
  children,
  ref,
}: InformationCardProps): ReactElement {
  usePageName(name)
  const Icon = icons[look]
  return (
    <div className="information" data-look={look}>
      <span className="information-mark">
        <Icon size={30} />
      </span>
      <h1 tabIndex={-1} ref={ref}>
        {title}
      </h1>
      {children}
    </div>
  )
}
