import type { FieldOption } from '#shared/ui/fieldOption.ts'

/** Something that a file names and that is not here: left out, or another one in its place. */
export type FileQuestion = {
  key: string
  /** What it is, in words. */
  label: string
  /** What can stand in its place, by name. */
  options: readonly FieldOption[]
}

/** What was decided, by the key of its question: the name of another one, or nothing at all. */
export type FileChoices = ReadonlyMap<string, string | null>

/** Collects what a file names and is not here, each once, and says what was chosen in its place. */
export function unknownsOf<Unknown extends { key: string }>(choices: FileChoices) {
  const found = new Map<string, Unknown>()
  return {
    list: (): Unknown[] => [...found.values()],
    instead(one: Unknown): string | null {
      if (!found.has(one.key)) found.set(one.key, one)
      return choices.get(one.key) ?? null
    },
  }
}
