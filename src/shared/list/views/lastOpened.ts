import { onPersonGone } from '#shared/session/currentPerson.ts'

const opened = new Map<string, string>()
onPersonGone(() => opened.clear())

/** Which view of a list was opened last in this tab, for its changes to be kept in it. */
export function lastOpened(list: string): string | undefined {
  return opened.get(list)
}

export function noteOpened(list: string, id: string): void {
  opened.set(list, id)
}
