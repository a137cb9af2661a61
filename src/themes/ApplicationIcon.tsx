import type { ReactElement } from 'react'
import { allThemes } from './registry.ts'
import './applicationIcon.css'

/** The mark of the product that an application is; its first letter where it is none that the portal knows. */
export function ApplicationIcon({ name, title }: { name: string; title: string }): ReactElement {
  const key = name.trim().toLowerCase()
  // The first: others may sign in with the application of a product (S-01).
  const theme = allThemes().find(({ appname }) => appname === key)
  if (theme) return <img className="app-icon" src={theme.logoMark} alt="" width={48} height={48} />
  return (
    <span className="app-icon" aria-hidden="true">
      {[...title][0]?.toUpperCase()}
    </span>
  )
}
