/** @jest-environment node */
import { applicationParts } from '#features/applications/card/form.ts'
import { emptyApplication } from '#features/applications/fields.ts'
import {
  noNotificationChanges,
  notificationParts,
  notificationCardForm,
} from '#features/notifications/card/form.ts'
import { noPrivilegeChanges, privilegeCardForm, privilegeParts } from '#features/privileges/card/form.ts'
import { noAccessChanges } from '#features/roles/access/roleAccess.ts'
import { roleParts, roleCardForm } from '#features/roles/card/form.ts'
import { noUserChanges, userParts } from '#features/users/card/userDraft.ts'
import { withAssigned, withPrincipal } from '#features/users/companies/companyChanges.ts'
import { emptyForm } from '#features/users/card/form.ts'
import {
  accessTable,
  changesAccess,
  ownSides,
  type AccessParts,
  type CardParts,
  type FormValues,
  type CardSets,
} from './cardParts.ts'

type CardChange<Form, Sets> = { values?: Partial<Form>; sets?: Partial<Sets> }

function cardOf<Form extends FormValues, Sets extends CardSets, Stored>(
  access: AccessParts<Sets>,
  parts: CardParts<Form, Sets, Stored>,
  base: Form,
  noChanges: Sets,
  stored: Partial<Stored> = {},
): (change: CardChange<Form, Sets>) => boolean {
  return ({ values, sets }) => {
    const edit = { base, values: { ...base, ...values }, sets: { ...noChanges, ...sets } }
    return changesAccess(access, edit.sets, ownSides({ parts, noChanges }, edit, stored))
  }
}

const t = (key: string): string => key
const noNames = { application: t, template: t, subject: t }
const companies = [
  { id: 7, name: 'Siete', principal: true, assigned: false },
  { id: 8, name: 'Ocho', principal: false, assigned: false },
]
const given = new Map([['A', true]])
const parts = userParts(() => ({}) as never, t as never)
const user = cardOf(accessTable.users, parts, emptyForm, noUserChanges, { companies })
const unloadedUser = cardOf(accessTable.users, parts, emptyForm, noUserChanges)
const role = cardOf(accessTable.roles, roleParts(t, t as never), roleCardForm.empty, noAccessChanges)
const privilege = cardOf(
  accessTable.privileges,
  privilegeParts(t, t as never),
  privilegeCardForm.empty,
  noPrivilegeChanges,
)
const application = cardOf(accessTable.applications, applicationParts(t as never), emptyApplication, {})
const notification = cardOf(
  accessTable.notifications,
  notificationParts(noNames, t as never),
  notificationCardForm.empty,
  noNotificationChanges,
)

it.each([
  ['the names of a user', user({ values: { names: 'Luisa' } }), false],
  ['a role of a user', user({ sets: { roles: given } }), true],
  [
    'a company of a user',
    user({ sets: { companies: withAssigned(companies, noUserChanges.companies, 8, true) } }),
    false,
  ],
  [
    'the principal company of a user',
    user({ sets: { companies: withPrincipal(companies, noUserChanges.companies, 8) } }),
    true,
  ],
  [
    'the principal company of a user, while the companies load',
    unloadedUser({ sets: { companies: withPrincipal(companies, noUserChanges.companies, 8) } }),
    true,
  ],
  ['the name of a role', role({ values: { name: 'Caja' } }), false],
  ['a privilege of a role', role({ sets: { privileges: given } }), true],
  ['an application of a role', role({ sets: { visible: given } }), true],
  ['the licence of a privilege', privilege({ values: { licence: true } }), false],
  ['an application of a privilege', privilege({ sets: { applications: given } }), true],
  ['the title of an application', application({ values: { title: 'Nómina' } }), false],
  ['the state of an application', application({ values: { idState: 1 } }), true],
  ['an application of a notification', notification({ sets: { applications: given } }), false],
])('knows if %s decides on access: %s %s [D50]', (_what, isFound, expected) => {
  expect(isFound).toBe(expected)
})
