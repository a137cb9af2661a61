import { useEffect, useState, type ReactElement } from 'react'
import { iconEdge } from './IconFrame.tsx'
import { hasIcon, loadIcon } from './iconShapes.ts'
import { NamedIcon } from './NamedIcon.tsx'

type StoredIconProps = {
  /** Name in a stored menu: of the catalogue, or any other of Material. */
  name: string
  /** Edge in pixels. */
  size: number
  /** Fallback for a name without an icon. */
  standIn?: ReactElement | undefined
}

/** Icon of a stored name; empty while its shape loads. */
export function StoredIcon({ name, size, standIn }: StoredIconProps): ReactElement {
  const [missing, setMissing] = useState<string | null>(null)
  const [, setLoaded] = useState('')
  const isHere = hasIcon(name)

  useEffect(() => {
    if (isHere) return
    let isWanted = true
    void loadIcon(name)
      .catch(() => false)
      .then((isFound) => {
        if (!isWanted) return
        if (isFound) setLoaded(name)
        else setMissing(name)
      })
    return () => {
      isWanted = false
    }
  }, [name, isHere])

  if (isHere) return <NamedIcon name={name} size={size} />
  if (missing === name) return standIn ?? <NamedIcon name="" size={size} />
  return <svg width={iconEdge(size)} height={iconEdge(size)} aria-hidden="true" />
}
