import type { privilegeCard as model } from '../es/privilegeCard.ts'
import type { Translation } from '../Translation.ts'

export const privilegeCard: Translation<typeof model> = {
  titles: { new: 'New privilege', edit: 'Edit privilege', view: 'Privilege details' },
  groups: { privilege: 'Privilege', scope: 'Scope', conditions: 'Conditions' },
  fields: {
    name: 'Name',
    applications: 'Applications',
    description: 'Description',
    licence: 'License',
    isAuditable: 'Audited',
    idstate: 'Status',
  },
  nameHint: 'Letters, digits and underscores, no spaces. It cannot be changed later.',
  nameFixed: 'The name of a privilege that exists cannot be changed.',
  licenceHelp: 'The privilege requires a license in its applications.',
  auditableHelp: 'The use of the privilege is written to the audit log.',
  application: 'Application: {{name}}',
  assigned: 'Associated',
  unassigned: 'Not associated',
  yes: 'Yes',
  no: 'No',
  access: 'Access',
  unsaved: 'You made changes. Do you want to save them?',
  problems: {
    nameFormat: 'Only letters, digits and underscores are allowed.',
    taken: 'The name of the privilege is already in use',
    refused: 'The service did not accept this privilege.',
    applicationRequired: 'At least one application is required',
  },
  created: 'The privilege was created',
  notCopied: 'The roles that grant it are not copied.',
  notCopiedHidden: 'Neither are hidden applications.',
  notFound: 'We could not find this privilege',
  toList: 'Go to the list of privileges',
}
