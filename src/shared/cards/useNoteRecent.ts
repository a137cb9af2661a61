import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { noteRecent } from '#shared/records/recent.ts'
import { readSession } from '#shared/session/tokens.ts'

/** Adds the record of a card to the recently opened ones. */
export function useNoteRecent(record: { name: string; about?: string | null | undefined } | undefined): void {
  const path = useLocation().pathname.split('/').slice(0, 3).join('/')
  const name = record?.name.trim() ?? ''
  const about = record?.about ?? undefined
  useEffect(() => {
    const owner = readSession()?.claims.userId
    if (owner && name !== '') noteRecent(owner, { path, name, about })
  }, [path, name, about])
}
