import { consolePrivileges } from '../services/permissions.ts'
import type { Random } from '../store/random.ts'
import type { Role, Seed } from '../store/records.ts'
import { applicationNames } from './applications.ts'
import { pastTime } from './days.ts'

export const administratorRole = 'Administrador'
export const readerRole = 'Consulta'
export const userRole = 'Usuario'

/** Name, alias and applications; a business role has the privileges of its applications. */
const business: [string, string, string[]][] = [
  ['Auxiliar de facturación', 'AUXFAC', ['suite']],
  ['Jefe de facturación', 'JEFFAC', ['suite', 'ibuhoo']],
  ['Contador', 'CONTAD', ['suite', 'colnomina']],
  ['Revisor fiscal', 'REVFIS', ['suite', 'colnomina', 'ibuhoo']],
  ['Auxiliar de nómina', 'AUXNOM', ['colnomina']],
  ['Líder de nómina', 'LIDNOM', ['colnomina']],
  ['Operador biométrico', 'OPEBIO', ['biometria']],
  ['Supervisor biométrico', 'SUPBIO', ['biometria', 'confronta']],
  ['Analista de listas', 'ANALIS', ['lstinhib']],
  ['Oficial de cumplimiento', 'OFICUM', ['lstinhib', 'confronta']],
  ['Firmante', 'FIRMAN', ['firmaya']],
  ['Gestor de firmas', 'GESFIR', ['firmaya', 'ibuhoo']],
  ['Titular de certificado', 'TITCER', ['myselfcert', 'letmicert', 'firmaya']],
  ['Agente de certificación', 'AGECER', ['myselfcert', 'letmicert']],
  ['Gestor de identidad', 'GESIDE', ['bemyself']],
  ['Auditor', 'AUDITO', ['ibuhoo', 'suite', 'colnomina', 'firmaya']],
  ['Soporte', 'SOPORT', ['ibuhoo', 'license']],
  ['Vendedor de licencias', 'VENLIC', ['license']],
  ['Integrador', 'INTEGR', ['suite', 'colnomina', 'firmaya']],
  [
    'Coordinador de validaciones de identidad para entidades financieras',
    'COOVAL',
    ['confronta', 'biometria'],
  ],
  ['Aprobador temporal', 'APRTMP', ['suite']],
  ['Diseñador de plantillas', 'DISPLA', ['suite', 'firmaya']],
]
const inactive = 'Aprobador temporal'

/** 25 roles: administrators and readers of every application, plain users, business roles. */
export function roles(random: Random, privileges: Seed['privileges']): Seed['roles'] {
  const held = (application: string): string[] =>
    privileges.flatMap(({ name, application: names }) => (names.includes(application) ? name : []))
  const everywhere = (of: (application: string) => string[]): Role['applications'] =>
    applicationNames.slice(0, 11).map((name) => ({ name, privileges: of(name), isVisible: true }))
  const isBusiness = (name: string): boolean => !Object.values<string>(consolePrivileges).includes(name)

  const rows: [string, string, string, Role['applications']][] = [
    [administratorRole, 'Todo en todas las aplicaciones', 'ADMIN', everywhere(held)],
    [readerRole, 'Consulta sin modificar', 'CONSUL', everywhere(() => [consolePrivileges.read])],
    [
      userRole,
      'Entra en la aplicación',
      'USUARI',
      ['ibuhoo', 'colnomina'].map((name) => ({ name, privileges: [], isVisible: true })),
    ],
    ...business.map(([name, alias, applications]): (typeof rows)[number] => [
      name,
      `${name} de ${applications.join(', ')}`,
      alias,
      applications.map((application) => {
        const own = held(application).filter(isBusiness)
        return { name: application, privileges: random.some(own, 3 + random.below(5)), isVisible: true }
      }),
    ]),
  ]
  return rows.map(([name, description, alias, applications], index) => ({
    id: index + 1,
    name,
    description: description.slice(0, 100),
    alias,
    idstate: name === inactive ? 1 : 0,
    createdon: pastTime(random),
    applications,
  }))
}
