import type { applications as model } from '../es/applications.ts'
import type { Translation } from '../Translation.ts'

export const applications: Translation<typeof model> = {
  title: 'Applications',
  create: 'Create application',
  search: 'Search applications',
  columns: {
    title: 'Application name',
    urlApp: 'Application URL',
    token: 'Token duration',
    roles: 'Roles',
    modified: 'Last modified',
    state: 'Status',
  },
  units: { minutes: 'Minutes', hours: 'Hours', days: 'Days' },
  stateOf: 'Status of {{name}}',
  askActivate: 'Do you want to activate this application?',
  askDeactivate: 'Do you want to deactivate this application?',
  updated: 'The application has been updated',
  notSwitched: 'The status was not changed',
  switchUnknown: 'We don’t know whether it was changed',
  gone: 'This application no longer exists.',
  exportNone: 'There are no applications to export.',
  select: 'Select {{name}}',
  askActivateMany_one: 'Do you want to activate {{count}} application?',
  askActivateMany_other: 'Do you want to activate {{count}} applications?',
  askDeactivateMany_one: 'Do you want to deactivate {{count}} application?',
  askDeactivateMany_other: 'Do you want to deactivate {{count}} applications?',
  activating: 'Activating applications',
  deactivating: 'Deactivating applications',
  already: 'Already had that status',
  askUse: 'See who uses it',
}
