import { useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Template } from '#contracts/notifications.ts'
import type { NotificationForm } from './form.ts'
import { dayAfterBogota } from '../moments/moments.ts'
import { serviceNow } from '#shared/session/serviceNow.ts'
import { fitVariables, misfits, writeVariables } from '../variables/writeVariables.ts'
import { readVariables, type Variable } from '../variables/readVariables.ts'
import { variableProblems, type VariableProblems } from '../variables/variableProblem.ts'

/** Why the variables cannot be saved at all (hardening T89). */
type VariablesBlock = 'unreadable' | 'unknown' | 'misfit'

export type CardVariables = {
  list: readonly Variable[]
  block: VariablesBlock | null
  /** Stored values unknown to the template. */
  misfits: readonly Variable[]
  dropMisfits: () => void
  change: (at: number, variable: Variable) => void
  leave: (at: number, part: keyof VariableProblems) => void
  /** Problems to show. */
  problemsAt: (at: number) => VariableProblems
  /** Shows all problems; returns the first one's position, or null. */
  check: () => VariablePlace | null
}

type VariablePlace = { at: number; part: keyof VariableProblems }

/** Id of the control of a variable; `id` is the common prefix. */
export function variableFieldId(id: string, { at, part }: VariablePlace): string {
  return part === 'value' ? `${id}-${at}` : `${id}-${at}-${part}`
}

type VariablesOptions = {
  form: UseFormReturn<NotificationForm>
  /** Null while unknown. */
  template: Template | null
  /** Values at the start of the edit. */
  base: NotificationForm | null
}

/** Variables of the chosen template with the form's values. */
export function useVariables({ form, template, base }: VariablesOptions): CardVariables {
  const text = form.watch('variables')
  const wanted = useMemo(() => (template ? readVariables(template.variables) : null), [template])
  const stored = useMemo(() => readVariables(text), [text])
  const before = useMemo(() => readVariables(base?.variables ?? '[]') ?? [], [base])
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isChecked, setChecked] = useState(false)

  const list = useMemo(
    () => (wanted && stored ? fitVariables(stored, wanted) : (wanted ?? stored ?? [])),
    [wanted, stored],
  )
  const lost = useMemo(() => lostValues(text, stored, wanted), [text, stored, wanted])
  const put = (variables: readonly Variable[]): void =>
    form.setValue('variables', writeVariables(variables), { shouldDirty: true })

  // Blurred fields are tracked per template.
  const leftKey = (at: number, part: string): string => `${template?.id} ${at} ${part}`

  function problemsOf(variable: Variable): VariableProblems {
    const old = before.find(({ name, type }) => name === variable.name && type === variable.type)
    return variableProblems(variable, dayAfterBogota(serviceNow()), old)
  }

  return {
    list,
    block: blockOf(template !== null, wanted, lost),
    misfits: lost,
    dropMisfits: () => put(list),
    change(at, variable) {
      // Two changes may happen before the next render.
      const now = readVariables(form.getValues('variables'))
      const latest = wanted && now ? fitVariables(now, wanted) : list
      put(latest.map((one, place) => (place === at ? variable : one)))
    },
    leave: (at, part) => setLeft((now) => new Set(now).add(leftKey(at, part))),
    problemsAt(at) {
      const found = Object.entries(problemsOf(list[at]!))
      return Object.fromEntries(found.filter(([part]) => isChecked || left.has(leftKey(at, part))))
    },
    check() {
      setChecked(true)
      if (!template) return null
      for (const [at, variable] of list.entries()) {
        const [part] = Object.keys(problemsOf(variable))
        if (part) return { at, part: part as keyof VariableProblems }
      }
      return null
    },
  }
}

/** Unreadable stored text is shown as a whole. */
function lostValues(
  text: string,
  stored: readonly Variable[] | null,
  wanted: readonly Variable[] | null,
): readonly Variable[] {
  if (!wanted) return []
  return stored ? misfits(stored, wanted) : [{ type: 'unknown', name: '', label: '', value: text, raw: text }]
}

function blockOf(
  isKnown: boolean,
  wanted: readonly Variable[] | null,
  lost: readonly Variable[],
): VariablesBlock | null {
  if (!isKnown) return null
  if (wanted === null) return 'unreadable'
  if (wanted.some(({ type }) => type === 'unknown')) return 'unknown'
  return lost.length > 0 ? 'misfit' : null
}
