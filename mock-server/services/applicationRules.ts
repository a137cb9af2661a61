import {
  afterPassword,
  applicationLimits,
  largestCount,
  passwordUnits,
  tokenUnits,
  type ApplicationSettings,
} from '#contracts/application-settings.ts'
import { hiddenApplication } from '#contracts/applications.ts'
import { productApplications } from '../seed/applications.ts'
import type { Namespace } from '../store/namespace.ts'
import { named, nameKey } from '../store/queries.ts'
import type { Application } from '../store/records.ts'

/** Why an application cannot be saved, with the name of the field (APV-01 to APV-33); null if it can. */
export function applicationRefusal(
  ns: Namespace,
  wanted: ApplicationSettings,
  before?: Application,
): string | null {
  return (
    nameRefusal(ns, wanted, before) ??
    textRefusal(wanted) ??
    durationRefusal(wanted) ??
    countRefusal(wanted) ??
    choiceRefusal(wanted)
  )
}

const fixedNames = new Set([...productApplications, hiddenApplication].map(nameKey))

function nameRefusal({ tables }: Namespace, { name }: ApplicationSettings, before?: Application) {
  if (before?.name === name) return null
  if (name.trim() === '') return 'Nombre: es obligatorio.'
  if (name.length > applicationLimits.name)
    return `Nombre: debe tener máximo ${applicationLimits.name} caracteres.`
  if (!isPlain(name)) return `Nombre: ${plainOnly}`
  if (before && fixedNames.has(nameKey(before.name)))
    return 'El nombre de esta aplicación no se puede cambiar: con él se inicia sesión.'
  const holder = tables.applications.findFirst(named(name))
  if (nameKey(name) === nameKey(hiddenApplication) || (holder && holder.id !== before?.id))
    return 'El nombre de aplicación ingresado ya se encuentra utilizado'
  return null
}

const plainOnly = 'solo admite letras, números y espacios.'

function isPlain(value: string): boolean {
  return /^[\p{L}\d ]+$/u.test(value)
}

function textRefusal({ title, description, ...wanted }: ApplicationSettings): string | null {
  const { title: longest, shortestTitle, description: longestDescription } = applicationLimits
  if (title.trim().length < shortestTitle) return `Título: debe tener mínimo ${shortestTitle} caracteres.`
  if (title.length > longest) return `Título: debe tener máximo ${longest} caracteres.`
  if (!isPlain(title)) return `Título: ${plainOnly}`
  if ((description ?? '').length > longestDescription)
    return `Descripción: debe tener máximo ${longestDescription} caracteres.`
  const addresses = [
    ['URL aplicación', wanted.urlApp],
    ['URL asignación de contraseña', wanted.urlAssignPassword],
    ['URL Landing', wanted.landing],
  ] as const
  const wrong = addresses.find(([, address]) => !isWebAddress(address))
  return wrong ? `${wrong[0]}: debe ser una dirección http o https.` : null
}

function isWebAddress(text: string | null | undefined): boolean {
  return /^https?:\/\//i.test(text ?? '') && URL.canParse(text!)
}

const largestByUnit = new Map<unknown, number>(
  Object.values(tokenUnits).map(({ id, largest }) => [id, largest] as const),
)

function durationRefusal(wanted: ApplicationSettings): string | null {
  const durations = [
    ['Duración del token', wanted.amountTime, wanted.timeUnit, -1],
    [
      'Duración del token de refresco',
      wanted.refreshTokenExpirationAmountTime,
      wanted.refreshTokenExpirationTimeUnit,
      -1,
    ],
    ['Duración del token de activación', wanted.userActivateTokenTime, wanted.userActivateTokenTimeUnit, 1],
    [
      'Duración del token de restablecimiento',
      wanted.assignPasswordTokenTime,
      wanted.assignPasswordTokenTimeUnit,
      1,
    ],
  ] as const
  for (const [label, amount, unit, smallest] of durations) {
    const largest = largestByUnit.get(unit)
    if (largest === undefined) return `${label}: la unidad no existe.`
    const wrong = numberRefusal(amount, { smallest, largest, noZero: true })
    if (wrong !== null) return `${label}: ${wrong}`
  }
  return null
}

type Bounds = { smallest: number; largest?: number; noZero?: true }

function countRefusal(wanted: ApplicationSettings): string | null {
  const fromMinusOne: Bounds = { smallest: -1, noZero: true }
  const { maxConcurrentTokens, isConcurrentSession } = wanted
  const counts: [string, number | null | undefined, Bounds][] = [
    ['Máximo de tokens de refresco', wanted.maxRefreshTokens, fromMinusOne],
    [
      'Máximo de tokens de refresco por usuario',
      wanted.maxRefreshTokensByUser,
      { smallest: 0, largest: largestCount },
    ],
    ['Máximo de sesiones concurrentes por usuario', wanted.maxConcurrentTokensByUser, fromMinusOne],
    ['Cantidad de cambios de contraseña', wanted.numberPasswordChanges, { smallest: -1 }],
    // The limit of 32-bit numbers in the service (D26).
    ['Expiración de contraseña', wanted.passwordExpiration, { ...fromMinusOne, largest: 2 ** 31 - 1 }],
  ]
  if (isConcurrentSession)
    counts.push([
      'Máximo de sesiones concurrentes',
      maxConcurrentTokens,
      { smallest: 1, largest: largestCount },
    ])
  for (const [label, value, bounds] of counts) {
    const wrong = numberRefusal(value, bounds)
    if (wrong !== null) return `${label}: ${wrong}`
  }
  return null
}

function numberRefusal(value: number | null | undefined, { smallest, largest, noZero }: Bounds) {
  if (value === null || value === undefined || !Number.isSafeInteger(value))
    return 'debe ser un número entero.'
  if (noZero && value === 0) return 'el valor no puede ser 0.'
  if (value < smallest) return `el valor no puede ser menor a ${smallest}.`
  return largest !== undefined && value > largest ? `el valor no puede ser mayor a ${largest}.` : null
}

function choiceRefusal(wanted: ApplicationSettings): string | null {
  const choices = [
    ['Unidad de tiempo', wanted.passwordTypeExpiration, Object.values(passwordUnits)],
    ['Interface siguiente', wanted.mechanismAfterSetPass, Object.values(afterPassword)],
    ['Estado', wanted.idState, [0, 1]],
  ] as const
  const wrong = choices.find(([, value, known]) => !(known as readonly unknown[]).includes(value))
  return wrong ? `${wrong[0]}: el valor no existe.` : null
}

type RoleCounts = { rolCount: number; rolCountUnique: number }

/** Number of active roles of an application, and of those in no other one. Reads the roles once. */
export function countRolesByApplication({ tables }: Namespace): (application: string) => RoleCounts {
  const counts = new Map<string, RoleCounts>()
  for (const { applications } of tables.roles.findMany((q) => q.where(({ idstate }) => idstate === 0))) {
    for (const { name } of applications) {
      const { rolCount, rolCountUnique } = counts.get(name) ?? none
      const isOnly = applications.length === 1
      counts.set(name, { rolCount: rolCount + 1, rolCountUnique: rolCountUnique + (isOnly ? 1 : 0) })
    }
  }
  return (application) => counts.get(application) ?? none
}

const none: RoleCounts = { rolCount: 0, rolCountUnique: 0 }

/** Renames an application in all records (D18); menus and notifications use its id. */
export async function renameApplication(
  { tables, sessions }: Namespace,
  from: string,
  to: string,
): Promise<void> {
  if (from === to) return
  const renamed = (name: string): string => (name === from ? to : name)
  await tables.privileges.updateMany((q) => q.where(({ application }) => application.includes(from)), {
    data(privilege) {
      privilege.application = privilege.application.map(renamed)
    },
  })
  await tables.companies.updateMany((q) => q.where(({ applications }) => applications.includes(from)), {
    data(company) {
      company.applications = company.applications.map(renamed)
    },
  })
  await tables.roles.updateMany((q) => q.where(({ applications }) => applications.some(hasName(from))), {
    data({ applications }) {
      for (const entry of applications) entry.name = renamed(entry.name)
    },
  })
  const beginners = tables.users.findMany((q) => q.where({ startsIn: from }))
  await tables.users.putAll(beginners.map((user) => ({ ...user, startsIn: to })))
  for (const session of sessions.all().filter(({ appName }) => appName === from)) session.appName = to
}

function hasName(wanted: string): (entry: { name: string }) => boolean {
  return ({ name }) => name === wanted
}
