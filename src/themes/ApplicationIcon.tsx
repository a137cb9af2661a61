import type { ReactElement } from 'react'
import { allThemes } from './registry.ts'
import './applicationIcon.css'

/** Square mark of an application's product, or its first letter if the product is unknown. */
export function ApplicationIcon({ name, title }: { name: string; title: string }): ReactElement {
  const key = name.trim().toLowerCase()
  // The first match, because several products may share an application (S-01).
  const theme = allThemes().find(({ appname }) => appname === key)
  if (theme) return <img className="app-icon" src={theme.logoMark} alt="" width={48} height={48} />
  return (
    <span className="app-icon" aria-hidden="true">
      {[...title][0]?.toUpperCase()}
    </span>
  )
}
