import type { FieldOption } from '#shared/ui/fieldOption.ts'

/** Something that a file names and that is not there: left out, or another one in its place. */
export type FileQuestion = {
  key: string
  /** What it is, in words. */
  label: string
  /** What can stand in its place, by name. */
  options: readonly FieldOption[]
}

/** What was decided, by the key of its question: the name of another one, or nothing at all. */
export type FileChoices = ReadonlyMap<string, string | null>

export const noChoices: FileChoices = new Map()

export function isAnswered(questions: readonly FileQuestion[], choices: FileChoices): boolean {
  return questions.every(({ key }) => choices.has(key))
}
