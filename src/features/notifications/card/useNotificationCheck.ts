import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { NotificationForm } from './form.ts'
import { variableFieldId, type CardVariables } from './useVariables.ts'

type NotificationCheckOptions = {
  form: UseFormReturn<NotificationForm>
  hasApplications: boolean
  variables: CardVariables
  ids: { applications: string; variables: string }
}

type NotificationCheck = {
  /** True if an application is required. */
  isLacking: boolean
  /** Shows all problems and focuses the first; true without any. */
  check: () => Promise<boolean>
  /** Checks again what may have changed before the save. */
  recheck: (applicationIds: readonly string[]) => boolean
}

/** Validation of a notification before it is sent. */
export function useNotificationCheck({
  form,
  hasApplications,
  variables,
  ids,
}: NotificationCheckOptions): NotificationCheck {
  const [showsRequired, setShowsRequired] = useState(false)

  function goTo(place: keyof NotificationForm | { id: string }): false {
    if (typeof place === 'string') form.setFocus(place)
    else document.getElementById(place.id)?.focus()
    return false
  }

  async function check(): Promise<boolean> {
    await form.trigger()
    if (!hasApplications) setShowsRequired(true)
    const place = variables.check()
    const isBroken = (field: keyof NotificationForm): boolean => form.getFieldState(field).invalid
    // In the order of the card.
    if (isBroken('reason')) return goTo('reason')
    if (!hasApplications) return goTo({ id: ids.applications })
    if (isBroken('templateId')) return goTo('templateId')
    if (isBroken('subjectId')) return goTo('subjectId')
    if (variables.block) return goTo({ id: ids.variables })
    if (place) return goTo({ id: variableFieldId(ids.variables, place) })
    return isBroken('day') ? goTo('day') : true
  }

  return {
    isLacking: showsRequired && !hasApplications,
    check,
    recheck(applicationIds) {
      if (applicationIds.length > 0) return true
      setShowsRequired(true)
      return goTo({ id: ids.applications })
    },
  }
}
