import type { Application } from '#contracts/applications.ts'

/** An application that may be shown, as lists of applications have it. */
export const listedApplication = (
  id: number,
  name: string,
  title: string,
  fields: Partial<Application> = {},
): Application => ({ id, name, title, isVisible: true, idState: 0, ...fields })

/** Three that may be shown, the reserved one, and one that is hidden. */
export const listedApplications = (): Application[] => [
  listedApplication(1, 'suite', 'Suite'),
  listedApplication(2, 'colnomina', 'Colnómina'),
  listedApplication(3, 'firmaya', 'Firmaya'),
  listedApplication(4, 'RESETOTP', 'Restablecer OTP'),
  listedApplication(5, 'archivo', 'Archivo digital', { isVisible: false }),
]

/** A body that says a code, as of a refusal. */
export const said = (informationCode: string, information: string): object => ({
  result: { informationCode, information },
})

/** A body that is a list. */
export const listed = (records: readonly object[]): object => ({ result: { records } })
