import { emptyForm } from './form.ts'
import type { StoredUser } from './readUser.ts'
import { luisa } from './testUserCard.tsx'
import { userCopy } from './useUserCopy.tsx'

const applications = [
  { id: 1, name: 'suite', title: 'Suite', isVisible: true, idState: 0 },
  { id: 2, name: 'oculta', title: 'Oculta', isVisible: false, idState: 0 },
]
const stored: StoredUser = {
  user: { ...luisa, idTypeUser: 2, countryId: 1, documentTypeId: 5, idstate: 1 },
  companies: [
    { id: 7, name: 'Principal', principal: true, assigned: false },
    { id: 8, name: 'Ninguna', principal: false, assigned: false },
    { id: 9, name: 'Otra', principal: false, assigned: true },
  ],
  roles: [
    { id: 1, name: 'Contador', idstate: 0, assigned: true, sharedApps: 'Suite' },
    { id: 2, name: 'Auditor', idstate: 0, assigned: false, sharedApps: 'Suite' },
    { id: 3, name: 'Retirado', idstate: 1, assigned: true, sharedApps: 'Suite' },
    { id: 4, name: 'Invisible', idstate: 0, assigned: true, sharedApps: 'Oculta' },
    { id: 5, name: 'Ambas', idstate: 0, assigned: true, sharedApps: 'Oculta,Suite' },
  ],
  countries: [],
}

it('copies kind, country, companies and visible roles, and no personal data [beyond 30]', () => {
  const copy = userCopy(stored, applications)
  expect(copy.values).toEqual({ ...emptyForm, idTypeUser: '2', country: '1', documentTypeId: '5' })
  expect([...copy.sets.companies]).toEqual([
    [7, { principal: true, assigned: false }],
    [9, { principal: false, assigned: true }],
  ])
  expect([...copy.sets.roles]).toEqual([
    ['Contador', true],
    ['Ambas', true],
  ])
  expect(copy.left).toBe(2)
})

it('is empty without a source user', () => {
  const copy = userCopy({ user: null, companies: [], roles: [], countries: [] }, applications)
  expect(copy).toEqual({
    values: emptyForm,
    sets: { companies: new Map(), roles: new Map() },
    left: 0,
  })
})
