import { consolePrivileges } from '../services/permissions.ts'
import type { Random } from '../store/random.ts'
import type { Seed } from '../store/records.ts'
import { applicationNames } from './applications.ts'
import { pastTime } from './days.ts'

const acts = [
  ['VER', 'Consultar'],
  ['CREAR', 'Crear'],
  ['EDITAR', 'Editar'],
  ['ANULAR', 'Anular'],
] as const

const things = [
  ['FACTURAS', 'facturas de venta', ['suite']],
  ['NOTAS', 'notas crédito y débito', ['suite']],
  ['NOMINA', 'documentos de nómina', ['colnomina']],
  ['CERTIFICADOS', 'certificados digitales', ['myselfcert', 'letmicert', 'firmaya']],
  ['FIRMAS', 'procesos de firma', ['firmaya']],
  ['LICENCIAS', 'licencias', ['license', 'ibuhoo']],
  ['VALIDACIONES', 'validaciones de identidad', ['biometria', 'confronta', 'bemyself']],
  ['LISTAS', 'listas inhibitorias', ['lstinhib']],
  ['REPORTES', 'reportes', ['ibuhoo', 'suite', 'colnomina', 'firmaya']],
] as const

const others = [
  ['DESCARGAR_AUDITORIA', 'Descargar el registro de auditoría', ['ibuhoo']],
  ['ADMINISTRAR_INTEGRACIONES', 'Administrar integraciones', ['suite', 'colnomina', 'firmaya']],
] as const

/** Two of the console, 36 of business, two shared by none. */
export function privileges(random: Random): Seed['privileges'] {
  const rows: (readonly [string, string, readonly string[]])[] = [
    [consolePrivileges.read, 'Consultar la consola de administración', applicationNames.slice(0, 11)],
    [consolePrivileges.write, 'Modificar en la consola de administración', applicationNames.slice(0, 11)],
    ...things.flatMap(([thing, text, applications]) =>
      acts.map(([act, verb]) => [`${act}_${thing}`, `${verb} ${text}`, applications] as const),
    ),
    ...others,
  ]
  return rows.map(([name, description, application], index) => ({
    id: index + 1,
    name,
    description,
    idstate: index > 1 && random.chance(12) ? 1 : 0,
    licence: random.chance(30),
    isAuditable: random.chance(50),
    application: [...application],
    createdon: pastTime(random),
  }))
}
