import type { Translation } from '../Translation.ts'
import type { views as model } from '../es/views.ts'

export const views: Translation<typeof model> = {
  title: 'Views',
  whole: 'Whole list',
  name: 'Name of the view',
  save: 'Save this view',
  update: 'Save the changes in “{{name}}”',
  saved: 'View saved: {{name}}',
  deleted: 'View deleted: {{name}}',
  tooMany: 'You have {{max}} views already: delete one to save another.',
  about: 'They are kept in this browser, with what you search for.',
  first: 'Open the list with {{name}}',
  rename: 'New name of {{name}}',
  delete: 'Delete {{name}}',
  problems: {
    empty: 'Type a name that can be seen.',
    tooLong: 'Must have at most {{max}} characters.',
    hidden: 'The name has characters that cannot be seen.',
    taken: 'There is a view with that name already.',
  },
  gone: 'The list does not have all that this view asks for; left out: {{parts}}.',
  goneSort: 'order {{names}}',
  goneColumns: 'columns {{names}}',
  goneFilters: 'filters {{names}}',
}
