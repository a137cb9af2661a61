/** @jest-environment node */
import { copyName } from '#shared/cards/copy/copyName.ts'
import { roleCopy } from './roleCopy.ts'

const application = (name: string, fields: object = {}) => ({
  id: 1,
  name,
  title: name,
  isVisible: true,
  idState: 0,
  ...fields,
})
const privilege = (name: string, idstate = 0, assigned = true) => ({ name, idstate, assigned })

it('copies active privileges of offered applications, and tells what it omits', () => {
  const access = [
    {
      name: 'SUITE',
      isVisible: false,
      privileges: [privilege('VER'), privilege('VIEJO', 1), privilege('OTRO', 0, false)],
    },
    { name: 'archivo', isVisible: true, privileges: [privilege('ARCHIVAR')] },
    { name: 'vacia', isVisible: true, privileges: [privilege('NADA', 0, false)] },
  ]
  const applications = [
    application('suite'),
    application('archivo', { isVisible: false }),
    application('vacia'),
  ]
  expect(roleCopy(access, applications)).toEqual({
    edits: { privileges: new Map([['suite\nVER', true]]), visible: new Map([['suite', false]]) },
    inactive: 1,
    omitted: ['archivo', 'vacia'],
  })
})

it.each([
  ['Copia de Lector', [], 100, 'Copia de Lector'],
  ['Copia de Lector', ['copia de lector'], 100, 'Copia de Lector 2'],
  ['Copia de Lector', ['Copia de Lector', 'Copia de Lector 2'], 100, 'Copia de Lector 3'],
  ['Copia de Lector', [], 9, 'Copia de'],
  ['Copia de Lector', ['Copia de'], 9, 'Copia d 2'],
])(
  'a copy named %j, with %j taken and at most %d letters, gets the name %j',
  (wanted, taken, limit, name) => {
    expect(copyName(wanted, taken, limit)).toBe(name)
  },
)
