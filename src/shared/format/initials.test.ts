/** @jest-environment node */
import { initials } from './initials.ts'

describe('initials', () => {
  it.each([
    ['María Gómez', 'MG'],
    ['  Ana   Sofía de la Cruz ', 'AC'],
    ['ñandú', 'Ñ'],
    ['Óscar Álvarez', 'ÓÁ'],
    ['"José" (Peña)', 'JP'],
    ['admin', 'A'],
    ['VER_LISTA_PRECIOS', 'VP'],
    ['Ana 2', 'A'],
    ['李 小龙', '李小'],
    ['42', '?'],
    ['', '?'],
  ])('are of %j: %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
