import type { Change } from './ChangeList.tsx'
import { absent, type CardEntries, type CardEntryParts } from './merge.ts'

/** What a save would change, in words. */
export function changesOf(before: CardEntries, after: CardEntries): Change[] {
  return [...after].flatMap(([key, { value, label, text, parts }]) => {
    const old = before.get(key) ?? absent
    if (old.value === value) return []
    return partChanges(old.parts, parts) ?? [{ label: label(), before: old.text(), after: text() }]
  })
}

type Parts = CardEntryParts | undefined

/** Null where no words differ. */
function partChanges(before: Parts, after: Parts): Change[] | null {
  const [old, now] = [before?.entries(), after?.entries()]
  const changes = [...new Map([...(old ?? []), ...(now ?? [])])].flatMap(([key, { label }]) => {
    const [from, to] = [old?.get(key)?.text() ?? '', now?.get(key)?.text() ?? '']
    return from === to ? [] : [{ label: label(), before: from, after: to }]
  })
  return changes.length > 0 ? changes : null
}
