import type { Random } from '../store/random.ts'
import { fold } from '../store/fold.ts'
import type { Role, Seed, User } from '../store/records.ts'
import { applicationNames } from './applications.ts'
import { pastTime } from './days.ts'
import { namesByCountry } from './names.ts'
import { administratorRole, readerRole, userRole } from './roles.ts'

/** Password of every user of the seed. */
export const seedPassword = 'Portal.2026*'

type Known = Pick<User, 'userName' | 'names' | 'surnames'> & Partial<User>

const endUser = { roles: [userRole] }
const certificate = {
  idTypeUser: 4,
  document: '1032456789',
  names: 'Rosalba',
  surnames: 'Peñuela Ortiz',
  roles: ['Titular de certificado'],
}

/** The named users of the documentation. */
const known: Known[] = [
  { userName: 'admin', names: 'Ana María', surnames: 'Ordóñez Peña', roles: [administratorRole] },
  { userName: 'admin2', names: 'Íñigo', surnames: 'Muñoz Agüero', roles: [administratorRole] },
  { userName: 'lector', names: 'Luis', surnames: 'Téllez Ruiz', roles: [readerRole] },
  { userName: 'maria.gomez', names: 'María', surnames: 'Gómez Nariño', ...endUser },
  { userName: 'pedro.bloqueado', names: 'Pedro', surnames: 'Bolaños Díaz', ...endUser },
  {
    userName: 'ana.vetada',
    names: 'Ana',
    surnames: 'Vélez Tamayo',
    isBlocked: true,
    contact: '601 555 0100',
    ...endUser,
  },
  { userName: 'luis.vencido', names: 'Luis', surnames: 'Venegas Ríos', isPasswordExpired: true, ...endUser },
  { userName: 'nuevo.usuario', names: 'Noé', surnames: 'Urrea Sáenz', isActivated: false, ...endUser },
  { userName: 'carla.uno', names: 'Carla', surnames: 'Uribe Ñustes', email: 'carla@suite.test', ...endUser },
  { userName: 'carla.dos', names: 'Carla', surnames: 'Uribe Ñustes', email: 'carla@suite.test', ...endUser },
  { userName: 'carla.tres', names: 'Carla', surnames: 'Uribe Ñustes', email: 'carla@suite.test', ...endUser },
  { userName: 'codigo21', names: 'Sin', surnames: 'Empresas', customers: [], ...endUser },
  { userName: 'codigo22', names: 'Sin', surnames: 'Roles', roles: [] },
  { userName: 'codigo23', names: 'Cuenta', surnames: 'Inactiva', idstate: 1, ...endUser },
  {
    userName: 'aviso.info',
    names: 'Aviso',
    surnames: 'Pendiente',
    notice: { code: 'I05', message: 'Tu cuenta necesita una revisión.' },
    ...endUser,
  },
  { userName: 'certificado.manual', assignManualPassword: true, ...certificate },
  { userName: 'certificado.correo', ...certificate },
]

/** User names of the named users. */
export const seedUserNames: readonly string[] = known.map(({ userName }) => userName)

/** All but the reserved, the hidden and the inactive one. */
const peopledApplications = applicationNames.slice(0, 11)

type Customer = User['customers'][number]

/** By company, shared between users to create 100,000 quickly. */
const principals = Array.from({ length: 61 }, (_, id): Customer => ({ id, principal: true, assigned: false }))
const assigned = principals.map(({ id }): Customer => ({ id, principal: false, assigned: true }))
const principalOf = (company: number): Customer => principals[company]!
const assignedOf = (company: number): Customer => assigned[company]!

/** Number of named users. */
export const knownPeople = known.length

export function people(random: Random, count: number, roles: Seed['roles']): Seed['users'] {
  return [
    ...known.map((fields, index) => person(random, index + 1, fields)),
    ...strangers(random, knownPeople + 1, count - knownPeople, roles),
  ]
}

/** `count` users with ids from `firstId` on. */
export function strangers(
  random: Random,
  firstId: number,
  count: number,
  roles: readonly Role[],
): Seed['users'] {
  const open = roles.filter(({ name }) => name !== administratorRole && name !== readerRole)
  const rolesOf = peopledApplications.map((application) =>
    open.flatMap(({ name, applications }) =>
      applications.some((one) => one.name === application) ? name : [],
    ),
  )
  return Array.from({ length: Math.max(0, count) }, (_, index) => stranger(random, firstId + index, rolesOf))
}

function person(random: Random, id: number, fields: Known): User {
  return {
    id,
    email: `${fields.userName}@suite.test`,
    document: String(1_010_000_000 + id * 7919),
    documentTypeId: 1,
    countryId: 1,
    phoneNumber: '0',
    idTypeUser: 2,
    idstate: 0,
    isDeleted: false,
    modifiedon: pastTime(random),
    password: seedPassword,
    isPasswordExpired: false,
    isActivated: true,
    isBlocked: false,
    contact: null,
    notice: null,
    startsIn: null,
    assignManualPassword: false,
    certificatePassword: seedPassword,
    customers: [principalOf(1 + (id % 60))],
    roles: [],
    ...fields,
  }
}

function stranger(random: Random, id: number, rolesOf: readonly string[][]): User {
  const countryId = random.chance(70) ? 1 : 2
  const { first, last } = namesByCountry[countryId]!
  const [names, surname] = [random.pick(first), random.pick(last)]
  const isForeign = countryId === 2
  const choices = random.some(rolesOf, 1 + random.below(3)).filter((names) => names.length > 0)
  const principal = 1 + random.below(60)
  const known = person(random, id, {
    userName: `${plain(names)}.${plain(surname)}${id}`,
    names,
    surnames: `${surname} ${random.pick(last)}`,
  })
  return Object.assign(known, {
    document: String((isForeign ? 10_000_000_000 : 10_000_000) + random.below(900_000_000)),
    documentTypeId: isForeign ? 20 : random.pick([1, 1, 1, 2]),
    countryId,
    phoneNumber: random.chance(20)
      ? '0'
      : `(+57) 3${random.below(10)}${random.below(10)} ${1_000_000 + random.below(8_999_999)}`,
    idTypeUser: random.pick([2, 2, 2, 2, 1, 3, 4]),
    idstate: random.pick([0, 0, 0, 0, 0, 0, 0, 1, 1, 6]),
    customers: [principalOf(principal), ...(random.chance(40) ? [assignedOf(1 + (principal % 60))] : [])],
    roles: [...new Set(choices.map(random.pick))],
  })
}

/** The first word in plain lower-case letters, as in user names. */
function plain(name: string): string {
  return fold(name).split(' ')[0]!
}
