import type { Privilege } from '../store/records.ts'
import { applicationNames } from './applications.ts'

/**
 * Privilege number n of suite; every fifth is shared with up to a dozen applications, every tenth is inactive, every
 * seventh has a name of maximum length without a line break opportunity.
 */
export function privilegeNumber(id: number, createdon: string): Privilege {
  const shared = applicationNames.filter((name) => name !== 'suite').slice(0, 1 + (id % 12))
  const name = `PRIVILEGIO${id % 7 === 0 ? 'DEFACTURACIONELECTRONICAREGIONAL' : '_FACTURAS'}${id}`
  return {
    id,
    name: id % 7 === 0 ? name.padEnd(50, 'X') : name,
    description: `Privilegio de prueba número ${id} de facturación electrónica y notas crédito`,
    idstate: id % 10 === 0 ? 1 : 0,
    licence: id % 3 === 0,
    isAuditable: id % 2 === 0,
    application: id % 5 === 0 ? ['suite', ...shared] : ['suite'],
    createdon,
  }
}
