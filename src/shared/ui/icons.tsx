import type { ReactElement } from 'react'
import { IconFrame, type IconFrameProps } from '../icons/IconFrame.tsx'
import * as shapes from '../icons/publicShapes.ts'

export type IconProps = Omit<IconFrameProps, 'shape'>

/** Creates the component of an icon. */
export function icon(shape: string): (look: IconProps) => ReactElement {
  return function Icon(look) {
    return <IconFrame {...look} shape={shape} />
  }
}

export const EyeIcon = icon(shapes.eye)
export const EyeOffIcon = icon(shapes.eyeOff)
export const CheckIcon = icon(shapes.check)
export const CloseIcon = icon(shapes.close)
export const ErrorIcon = icon(shapes.error)
export const WarningIcon = icon(shapes.warning)
export const InfoIcon = icon(shapes.info)
export const SuccessIcon = icon(shapes.success)
export const LockIcon = icon(shapes.lock)
export const UserIcon = icon(shapes.user)
export const MailIcon = icon(shapes.mail)
export const GlobeIcon = icon(shapes.globe)
export const ExternalIcon = icon(shapes.external)
export const ChevronDownIcon = icon(shapes.chevronDown)
export const ChevronLeftIcon = icon(shapes.chevronLeft)
export const ChevronRightIcon = icon(shapes.chevronRight)
