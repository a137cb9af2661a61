import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NotificationForm } from '../form.ts'
import { variableFieldId, type CardVariables } from './useVariables.ts'

type Options = {
  form: UseFormReturn<NotificationForm>
  hasApplications: boolean
  variables: CardVariables
  ids: { applications: string; variables: string }
}

type NotificationCheck = {
  /** An application is asked for. */
  isLacking: boolean
  /** Shows everything that is wrong with the form, and goes to the first of it; true where nothing is. */
  check: () => Promise<boolean>
  /** What can change between the check and the save. */
  recheck: (applicationIds: readonly string[]) => boolean
}

/** What is wrong with a notification before it is sent. */
export function useNotificationCheck({ form, hasApplications, variables, ids }: Options): NotificationCheck {
  const [isRefused, setRefused] = useState(false)

  function goTo(place: keyof NotificationForm | { id: string }): false {
    if (typeof place === 'string') form.setFocus(place)
    else document.getElementById(place.id)?.focus()
    return false
  }

  async function check(): Promise<boolean> {
    await form.trigger()
    if (!hasApplications) setRefused(true)
    const place = variables.check()
    const isBroken = (field: keyof NotificationForm): boolean => form.getFieldState(field).invalid
    // In the order in which they stand on the card.
    if (isBroken('reason')) return goTo('reason')
    if (!hasApplications) return goTo({ id: ids.applications })
    if (isBroken('templateId')) return goTo('templateId')
    if (isBroken('subjectId')) return goTo('subjectId')
    if (variables.block) return goTo({ id: ids.variables })
    if (place) return goTo({ id: variableFieldId(ids.variables, place) })
    return isBroken('day') ? goTo('day') : true
  }

  return {
    isLacking: isRefused && !hasApplications,
    check,
    recheck(applicationIds) {
      if (applicationIds.length > 0) return true
      setRefused(true)
      return goTo({ id: ids.applications })
    },
  }
}
