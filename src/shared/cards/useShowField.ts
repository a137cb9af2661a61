import { useEffect, useRef } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { CardAddress } from './cardAddress.ts'
import type { FormValues } from './cardForm.ts'
import { useLeaveFreely } from './useLeaveGuard.ts'

type ShowFieldOptions<Tab extends string, Form extends FormValues> = {
  /** 0 for a new record. */
  id: number
  /** Absent on a card without tabs. */
  tab?: Tab
  address: CardAddress<Tab>
  form: UseFormReturn<Form>
  /** The first tab has every field where it is left out. */
  tabOf?: (field: keyof Form & string) => Tab
}

/** The ways to a tab and to a field of any tab, where a save or a check leads; nothing is asked on them. */
export function useShowField<Tab extends string, Form extends FormValues>(
  options: ShowFieldOptions<Tab, Form>,
): {
  showTab: (tab: Tab) => void
  showField: (field: keyof Form & string) => void
  /** Judges these fields, and shows the first that is wrong; true where none is. */
  checkFields: (fields: readonly (keyof Form & string)[]) => Promise<boolean>
} {
  const { id, address, tab = address.tabs[0], form, tabOf = () => address.tabs[0] } = options
  const navigate = useNavigate()
  const leaveFreely = useLeaveFreely()
  const toFocus = useRef<(keyof Form & string) | null>(null)

  // A field on another tab can take the focus only once that tab is there.
  useEffect(() => {
    if (toFocus.current === null || tabOf(toFocus.current) !== tab) return
    form.setFocus(toFocus.current as Path<Form>)
    toFocus.current = null
  })

  function showTab(to: Tab): void {
    if (to !== tab) leaveFreely(() => void navigate(address.path(id, to)))
  }

  function showField(field: keyof Form & string): void {
    if (tabOf(field) === tab) return form.setFocus(field as Path<Form>)
    toFocus.current = field
    showTab(tabOf(field))
  }

  async function checkFields(fields: readonly (keyof Form & string)[]): Promise<boolean> {
    await form.trigger(fields as readonly Path<Form>[])
    const broken = fields.find((field) => form.getFieldState(field as Path<Form>).error)
    if (broken) showField(broken)
    return !broken
  }

  return { showTab, showField, checkFields }
}
