import { userLimits, type UserBody } from '#contracts/users.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId, named, userNamed, withEmail } from '../store/queries.ts'
import type { User } from '../store/records.ts'

type Wanted = Omit<UserBody, 'id' | 'idstate'>

/**
 * Why a user cannot be saved, with the name of the field; null if it can. Unchanged values are not checked, so that users
 * with data older than a rule can still be changed.
 */
export function userRefusal(ns: Namespace, wanted: Wanted, before: User | undefined): string | null {
  const changed = (field: keyof User & keyof Wanted): boolean => wanted[field] !== before?.[field]
  const texts = textRules.map(([field, label, limit, rule]) => {
    return changed(field) ? textRefusal(wanted[field], label, limit, rule) : null
  })
  return (
    texts.find((refusal) => refusal !== null) ??
    placeRefusal(ns, wanted) ??
    (changed('document') || changed('documentTypeId') ? documentRefusal(wanted) : null) ??
    (changed('phoneNumber') ? phoneRefusal(wanted.phoneNumber) : null) ??
    (changed('idTypeUser') && ![1, 2, 3, 4].includes(wanted.idTypeUser)
      ? 'Tipo de usuario: el valor no existe.'
      : null) ??
    companyRefusal(ns, wanted, before) ??
    roleRefusal(ns, wanted, before) ??
    (changed('userName') ? takenRefusal(ns, { userName: wanted.userName }, before) : null) ??
    (changed('email') ? takenRefusal(ns, { email: wanted.email }, before) : null)
  )
}

/** The user with this name, else with this e-mail; existing users before deleted ones. */
export function holderOf(
  { tables }: Namespace,
  { userName, email }: { userName?: string | undefined; email?: string | undefined },
): User | undefined {
  if (userName !== undefined) return tables.users.findFirst(userNamed(userName))
  if (email === undefined) return undefined
  const holders = tables.users.findMany(withEmail(email))
  return holders.find(({ isDeleted }) => !isDeleted) ?? holders[0]
}

type Rule = { pattern: RegExp; otherwise: string }
const nameRule: Rule = { pattern: /^[\p{L}\p{M} ]+$/u, otherwise: 'solo admite letras y espacios.' }

const textRules: readonly ['userName' | 'email' | 'names' | 'surnames', string, number, Rule][] = [
  [
    'userName',
    'Nombre de usuario',
    userLimits.userName,
    { pattern: /^[A-Za-z0-9._@-]+$/, otherwise: 'solo admite letras, números y . _ - @' },
  ],
  [
    'email',
    'Correo electrónico',
    userLimits.email,
    { pattern: /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/, otherwise: 'no posee el formato correcto.' },
  ],
  ['names', 'Nombres', userLimits.names, nameRule],
  ['surnames', 'Apellidos', userLimits.surnames, nameRule],
]

function textRefusal(value: string, label: string, limit: number, rule: Rule): string | null {
  if (value.trim() === '') return `${label}: es obligatorio.`
  if (value.length > limit) return `${label}: debe tener máximo ${limit} caracteres.`
  return rule.pattern.test(value) ? null : `${label}: ${rule.otherwise}`
}

function placeRefusal({ tables }: Namespace, { countryId, countryCode, ...wanted }: Wanted): string | null {
  const country = tables.countries.findFirst(byId(countryId))
  if (country?.countryCode !== countryCode) return 'País: el valor no existe.'
  const type = tables.documentTypes.findFirst(byId(wanted.documentTypeId))
  const isOfCountry = type?.country === countryCode && wanted.documentType === wanted.documentTypeId
  return isOfCountry ? null : 'Tipo de documento: el valor no existe en este país.'
}

/** Passports and special permits may contain letters (UVA-14 to UVA-16). */
const lettersAllowed = new Set([5, 13])

function documentRefusal({ document, documentTypeId }: Wanted): string | null {
  const label = 'Número de documento'
  if (document.trim() === '') return `${label}: es obligatorio.`
  if (document.length > userLimits.document) return `${label}: máximo ${userLimits.document} caracteres.`
  if (lettersAllowed.has(documentTypeId))
    return /^[A-Za-z0-9]+$/.test(document) ? null : `${label}: debe ser alfanumérico.`
  return /^\d+$/.test(document) ? null : `${label}: debe ser numérico.`
}

/** Prefix and at most ten digits; the space between them does not count (G-23). */
function phoneRefusal(phone: string): string | null {
  const isPhone = /^\(\+57\) [\d ]+$/.test(phone) && phone.slice(6).replaceAll(' ', '').length <= 10
  return phone === '0' || isPhone ? null : 'Teléfono: el formato es (+57) y máximo 10 dígitos.'
}

function companyRefusal(
  { tables }: Namespace,
  { customers }: Wanted,
  before: User | undefined,
): string | null {
  const unknown = customers.find(({ id }) => !tables.companies.findFirst(byId(id)))
  if (unknown) return `Empresas: no existe la empresa ${unknown.id}.`
  if (new Set(customers.map(({ id }) => id)).size < customers.length)
    return 'Empresas: una empresa se repite.'
  if (customers.some(({ principal, assigned }) => principal && assigned))
    return 'Empresas: la empresa principal no puede estar asignada.'
  const principals = customers.filter(({ principal }) => principal)
  if (principals.length > 1) return 'Empresas: solo una empresa puede ser la principal.'
  const hadOne = before?.customers.some(({ principal }) => principal) ?? true
  if (principals.length === 0 && hadOne && tables.companies.all().length > 0)
    return 'Empresas: se requiere una empresa principal.'
  return null
}

function roleRefusal({ tables }: Namespace, { roles }: Wanted, before: User | undefined): string | null {
  const unknown = roles.find(({ name }) => !tables.roles.findFirst(named(name)))
  if (unknown) return `Roles: no existe el rol '${unknown.name}'.`
  return before || roles.some(({ assigned }) => assigned) ? null : 'Roles: se requiere mínimo un rol.'
}

function takenRefusal(
  ns: Namespace,
  sought: { userName: string } | { email: string },
  before: User | undefined,
): string | null {
  const holder = holderOf(ns, sought)
  if (!holder || holder.id === before?.id) return null
  const what = 'email' in sought ? 'correo electrónico' : 'nombre de usuario'
  return holder.isDeleted
    ? `El ${what} ingresado pertenece a un usuario eliminado.`
    : `El ${what} ingresado ya se encuentra utilizado`
}

/** Whether an account may be used; one that waits for its activation may. */
export function isInUse({ idstate, isDeleted, isBlocked }: User): boolean {
  return idstate === 0 && !isDeleted && !isBlocked
}
