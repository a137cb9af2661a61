import type { Application } from '#contracts/applications.ts'
import type { UserRow } from '#contracts/users.ts'

/** A visible application as in lists. */
export const listedApplication = (
  id: number,
  name: string,
  title: string,
  fields: Partial<Application> = {},
): Application => ({ id, name, title, isVisible: true, idState: 0, ...fields })

/** Three visible applications, the reserved one and a hidden one. */
export const listedApplications = (): Application[] => [
  listedApplication(1, 'suite', 'Suite'),
  listedApplication(2, 'colnomina', 'Colnómina'),
  listedApplication(3, 'firmaya', 'Firmaya'),
  listedApplication(4, 'RESETOTP', 'Restablecer OTP'),
  listedApplication(5, 'archivo', 'Archivo digital', { isVisible: false }),
]

/** A user as in lists. */
export const listedUser = (id: number, fields: Partial<UserRow> = {}): UserRow => ({
  id,
  names: 'N',
  surnames: 'S',
  email: 'e@e.co',
  document: '1',
  userName: `u${id}`,
  idstate: 0,
  ...fields,
})

/** A body with a code, such as of a refusal. */
export const codeBody = (informationCode: string, information: string): object => ({
  result: { informationCode, information },
})

/** A body with a list. */
export const listed = (records: readonly object[]): object => ({ result: { records } })
