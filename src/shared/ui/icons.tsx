import type { ReactNode } from 'react'
import { IconFrame, type IconFrameProps } from '../icons/IconFrame.tsx'

export type IconProps = Omit<IconFrameProps, 'children'>

/** An icon of its own drawing. */
export function icon(drawing: ReactNode) {
  return function Icon(look: IconProps) {
    return <IconFrame {...look}>{drawing}</IconFrame>
  }
}

export const EyeIcon = icon(
  <>
    <path d="M2.5 12C4.6 7.7 8 5.5 12 5.5s7.4 2.2 9.5 6.5c-2.1 4.3-5.5 6.5-9.5 6.5S4.6 16.3 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.6 5.8A9 9 0 0 1 12 5.5c4 0 7.4 2.2 9.5 6.5a14 14 0 0 1-2.7 3.7M6.2 7.7A13 13 0 0 0 2.5 12c2.1 4.3 5.5 6.5 9.5 6.5a9.5 9.5 0 0 0 4.3-1M9.9 9.9a3 3 0 0 0 4.2 4.2" />,
)
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const ErrorIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5M12 16.25v.01" />
  </>,
)
export const WarningIcon = icon(
  <path d="M12 9.5v4M12 16.75v.01M10.3 4.3L2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z" />,
)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.25M12 7.75v.01" />
  </>,
)
export const SuccessIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M8 12.3l2.8 2.8 5.2-5.6" />
  </>,
)
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
  </>,
)
export const UserIcon = icon(
  <>
    <circle cx="12" cy="8" r="3.75" />
    <path d="M4.75 20c.8-4 3.6-6 7.25-6s6.45 2 7.25 6" />
  </>,
)
export const MailIcon = icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M3.75 7l6.9 5.4a2.2 2.2 0 0 0 2.7 0L20.25 7" />
  </>,
)
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.25l3.5 2" />
  </>,
)
export const ShieldIcon = icon(
  <path d="M12 3l7.5 2.8v5.7c0 4.8-3.2 8-7.5 9.5-4.3-1.5-7.5-4.7-7.5-9.5V5.8z" />,
)
export const KeyIcon = icon(
  <>
    <circle cx="8" cy="15" r="4.25" />
    <path d="M11.2 12L20 3.5M16 7.3l3 3" />
  </>,
)
export const CardIcon = icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M13.5 10h4M13.5 14h4M6.5 15.5c.4-1.3 1.2-2 2.3-2s1.9.7 2.3 2" />
    <circle cx="8.8" cy="10" r="1.5" />
  </>,
)
export const ExternalIcon = icon(
  <path d="M13.5 4H20v6.5M20 4l-9 9M17.5 14v3.5A2.5 2.5 0 0 1 15 20H6.5A2.5 2.5 0 0 1 4 17.5V9a2.5 2.5 0 0 1 2.5-2.5H10" />,
)
export const ChevronDownIcon = icon(<path d="M6.5 9.5L12 15l5.5-5.5" />)
export const ChevronLeftIcon = icon(<path d="M14.5 6.5L9 12l5.5 5.5" />)
export const ChevronRightIcon = icon(<path d="M9.5 6.5L15 12l-5.5 5.5" />)
