import type { ReactElement } from 'react'
import { findTheme } from './registry.ts'
import './applicationIcon.css'

/** The mark of the product that an application is; its first letter where it is none that the portal knows. */
export function ApplicationIcon({ name, title }: { name: string; title: string }): ReactElement {
  const key = name.trim().toLowerCase()
  const theme = findTheme(key, null)
  if (theme.product === key)
    return <img className="app-icon" src={theme.logoMark} alt="" width={48} height={48} />
  return (
    <span className="app-icon" aria-hidden="true">
      {[...title][0]?.toUpperCase()}
    </span>
  )
}
