import type { Random } from '../store/random.ts'
import type { Seed } from '../store/records.ts'
import { applicationNames } from './applications.ts'
import { pastTime } from './days.ts'

const kinds = [
  'Ferretería',
  'Panadería',
  'Droguería',
  'Textiles',
  'Alimentos',
  'Transportes',
  'Cafés',
  'Papelería',
]
const more = [
  'Constructora',
  'Clínica',
  'Notaría',
  'Editorial',
  'Confecciones',
  'Muebles',
  'Lácteos',
  'Energía',
]
const proper = [
  'El Peñón',
  'La Ceiba',
  'Nariño',
  'Bachué',
  'Monserrate',
  'Río Claro',
  'Muñoz',
  'São Bento',
  'Guainía',
]
const forms = ['S. A. S.', 'S. A.', 'Ltda.', 'S. A. S.', 'E. S. P.']

const count = 60

export function companies(random: Random): Seed['companies'] {
  return moreCompanies(random, 1, count)
}

/** `count` companies with ids from `firstId` on; names are numbered once they repeat. */
export function moreCompanies(random: Random, firstId: number, many: number): Seed['companies'] {
  return Array.from({ length: many }, (_, added) => {
    const index = firstId - 1 + added
    const kind = [...kinds, ...more][index % 16]!
    const name = `${kind} ${proper[(index * 4 + Math.floor(index / 16)) % proper.length]!}`
    return {
      id: index + 1,
      name: `${name}${index < count ? '' : ` ${index + 1}`} ${random.pick(forms)}`,
      idstate: random.chance(8) ? 1 : 0,
      applications: random.some(applicationNames.slice(0, 11), 1 + random.below(4)),
      modifiedOn: pastTime(random),
    }
  })
}
