import type { quickRoles as model } from '../es/quickRoles.ts'
import type { Translation } from '../Translation.ts'

export const quickRoles: Translation<typeof model> = {
  title: 'Roles of',
  search: 'Role or application',
  roles: 'Roles to assign or remove',
  hint: 'Enter ticks, Ctrl Enter saves and goes on',
  none: 'No role is called “{{typed}}”.',
  count_one: '{{number}} role',
  count_other: '{{number}} roles',
  more_one: 'And {{number}} more role: type to find it',
  more_other: 'And {{number}} more roles: type to find them',
  gives: '{{role}} is assigned',
  takes: '{{role}} is removed',
  unchanged: 'Nothing has changed yet.',
  lacksData: 'This cannot be saved because this person’s card is missing data.',
  lacksPrincipal: 'This cannot be saved because this person has no main company.',
  openCard: 'Open the card',
  gone: 'The user no longer exists.',
}
