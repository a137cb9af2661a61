import type { Path, UseFormReturn } from 'react-hook-form'
import { isInformation, type CallProblem } from '#shared/api/write.ts'
import { tidy } from '#shared/fields/characters.ts'
import { textProblem } from '#shared/fields/textRules.ts'
import type { FormValues } from './cardParts.ts'

type Named = { id: number; name: string }

/** Whether another record has this name, ignoring case (PRV-20, G-39). */
export function isTaken(name: string, all: readonly Named[], id: number): boolean {
  return findByName(name, all, id) !== undefined
}

/** The record with this name, ignoring case, other than `id`. */
export function findByName<One extends Named>(name: string, all: readonly One[], id = 0): One | undefined {
  const wanted = tidy(name).toLowerCase()
  return all.find((one) => one.id !== id && one.name.toLowerCase() === wanted)
}

const nameProblems = ['nameFormat', 'taken', 'refused'] as const

/** The error text of a name or its neighbour: the portal's own, else the service's. */
export function nameProblemText(
  problem: string,
  own: (problem: (typeof nameProblems)[number]) => string,
): string {
  const known = nameProblems.find((one) => one === problem)
  return known ? own(known) : (textProblem(problem) ?? problem)
}

type UniqueNameOptions<Form extends FormValues> = {
  /** Id of the record, 0 for a new one. */
  id: number
  form: UseFormReturn<Form>
  /** The known records. */
  all: readonly Named[]
  /** The name is not edited, so it stays even if taken. */
  isFixed: boolean
  showField: (field: 'name') => void
}

export type UniqueName = {
  /** Another record has the typed name. */
  isTaken: boolean
  /** Shows a taken name; true if it is free. */
  check: () => boolean
  /** The same against records just read. */
  recheck: (name: string, all: readonly Named[]) => boolean
  /** Any refusal of the service is shown at the name (CER-06, G-39). */
  onRefused: (problem: CallProblem) => void
}

/** The unique field `name` of a card: who else has it, and the errors of the service. */
export function useUniqueName<Form extends FormValues & { name: string }>(
  options: UniqueNameOptions<Form>,
): UniqueName {
  const { id, form, all, isFixed, showField } = options
  const field = 'name' as Path<Form>
  const isTakenNow = !isFixed && isTaken(form.watch(field) as string, all, id)

  function say(message: string): void {
    form.setError(field, { type: 'service', message })
    showField('name')
  }

  return {
    isTaken: isTakenNow,
    check() {
      if (isTakenNow) showField('name')
      return !isTakenNow
    },
    recheck(name, stored) {
      const isFree = isFixed || !isTaken(name, stored, id)
      if (!isFree) say('taken')
      return isFree
    },
    onRefused(problem) {
      if (problem.code !== undefined && !isInformation(problem)) say(problem.message ?? 'refused')
    },
  }
}
