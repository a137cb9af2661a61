import { field, startEdit } from '#shared/testing/testCard.tsx'
import { user } from '#shared/testing/testScreen.tsx'
import { open } from './testApplications.tsx'

/** Types into a number field. */
export async function typeNumber(label: string, value: string): Promise<void> {
  await user.clear(field(label))
  await user.type(field(label), value)
}
export const choose = (label: string, option: string): Promise<void> =>
  user.selectOptions(field(label), option)

export async function openEdit(tab = ''): Promise<void> {
  await open(`/apps/1${tab}`)
  await startEdit()
}
