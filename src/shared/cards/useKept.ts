import { useState } from 'react'

/** The record of a card; one that is gone meanwhile stays, so that what was typed there is not lost. */
export function useKept<Value>(found: Value | null | undefined): Value | null {
  const [kept, setKept] = useState(found ?? null)
  if (found && found !== kept) setKept(found)
  return found ?? kept
}
