import type { FieldOption } from '#shared/ui/fieldOption.ts'

/** An unknown name in a file, to be omitted or replaced. */
export type FileQuestion = {
  key: string
  /** Description of the unknown name. */
  label: string
  /** Possible replacements. */
  options: readonly FieldOption[]
}

/** Answers by question key: the replacement, or null to omit. */
export type FileChoices = ReadonlyMap<string, string | null>

/** Collects unknown names in a file, each once, and returns the chosen replacements. */
export function unknownsOf<Unknown extends { key: string }>(choices: FileChoices) {
  const found = new Map<string, Unknown>()
  return {
    list: (): Unknown[] => [...found.values()],
    replacementFor(one: Unknown): string | null {
      if (!found.has(one.key)) found.set(one.key, one)
      return choices.get(one.key) ?? null
    },
  }
}
