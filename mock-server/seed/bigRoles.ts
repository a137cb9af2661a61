import type { Application, Privilege, Role } from '../store/records.ts'

/** Number of applications, and per role how many applications and privileges. */
export const bigRoles = {
  applications: 40,
  wide: 10,
  privilegesEach: 100,
  inSuite: 1_000,
  roles: 10,
} as const

/** Application number n, from 1 on, modelled on another one. */
export function bigApplication(model: Application, id: number, number: number): Application {
  const label = String(number).padStart(2, '0')
  return {
    ...model,
    id,
    name: `sucursal${label}`,
    title:
      number % 7 === 0
        ? `Sucursal ${label} de las regiones del Pacífico y del Amazonas`
        : `Sucursal ${label}`,
    isVisible: true,
    idState: 0,
  }
}

/** Privilege number n of an application; every fiftieth is inactive. */
export function bigPrivilege(id: number, application: string, number: number, createdon: string): Privilege {
  return {
    id,
    name: `${application.toUpperCase()}_PERMISO_${String(number).padStart(4, '0')}`,
    description: `Permiso ${number} de ${application}`,
    idstate: number % 50 === 0 ? 1 : 0,
    licence: false,
    isAuditable: number % 2 === 0,
    application: [application],
    createdon,
  }
}

/** A role with many privileges; the first belongs to all applications and gives every privilege of suite. */
export function bigRole(
  id: number,
  number: number,
  applications: Role['applications'],
  createdon: string,
): Role {
  return {
    id,
    name: `Gran rol ${number}`,
    description: 'Muchos privilegios en muchas aplicaciones',
    alias: `GRAN${number}`,
    idstate: 0,
    createdon,
    applications,
  }
}
