import type { quickRoles as model } from '../es/quickRoles.ts'
import type { Translation } from '../Translation.ts'

export const quickRoles: Translation<typeof model> = {
  title: 'Roles of',
  hint: 'Enter ticks, Ctrl Enter saves and goes on',
  gives: '{{role}} is assigned',
  takes: '{{role}} is removed',
  unchanged: 'Nothing has changed yet.',
  lacksData: 'This cannot be saved because this person’s card is missing data.',
  lacksPrincipal: 'This cannot be saved because this person has no main company.',
  openCard: 'Open the card',
  gone: 'The user no longer exists.',
}
