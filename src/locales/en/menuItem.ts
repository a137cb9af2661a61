import type { menuItem as model } from '../es/menuItem.ts'
import type { Translation } from '../Translation.ts'

export const menuItem: Translation<typeof model> = {
  titles: { new: 'New item', edit: 'Edit item' },
  step: 'Step {{step}} of 2: {{name}}',
  steps: { fields: 'details', icon: 'icon' },
  fields: {
    section: 'Section',
    name: 'Name',
    privileges: 'Privileges',
    link: 'Type of link',
    url: 'URL',
    function: 'Function',
    functionName: 'Name of the function',
    description: 'Description',
    isActivate: 'Active',
  },
  sections: { user: 'User section', application: 'Application section' },
  privilegesHelp: 'People who have at least one of them will see the item.',
  unavailable: '{{name}} (not active in {{application}})',
  isActivateHelp: 'An inactive item is not shown, nor are the items inside it.',
  functionHelp: 'Functions that the portal knows: {{names}}.',
  functionUnknown: 'The portal does not know this function: the item will be shown, but do nothing.',
  icon: {
    current: 'Icon of the item',
    none: 'No icon',
    source: 'Where the icon comes from',
    catalogue: 'Catalog',
    own: 'Custom picture',
    ownHelp: 'A .png file of up to 2 MB.',
    chosen: 'Chosen: {{name}}. It will be saved with the item.',
    cancel: 'Cancel',
    load: 'Load',
    nothingChosen: 'Choose another icon to change it.',
  },
  back: 'Back',
  next: 'Next',
}
