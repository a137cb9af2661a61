import type { arrange as model } from '../es/arrange.ts'
import type { Translation } from '../Translation.ts'

export const arrange: Translation<typeof model> = {
  search: 'Search applications',
  found_one: '{{count}} application found.',
  found_other: '{{count}} applications found.',
  nothingFound: 'No application has that name.',
  showAll: 'Show all',
  look: 'How they are shown',
  looks: { cards: 'Cards', list: 'List' },
  arrange: 'Arrange',
  arrangeHint: 'Drag, use the buttons, or Alt and an arrow. Favorites come first. Saved in this browser.',
  done: 'Done',
  resetOrder: 'Original order',
  favourite: '{{title}}: favorite',
  earlier: 'Move {{title}} up',
  later: 'Move {{title}} down',
  moved: '{{title}}: {{position}} of {{count}} in {{group}}.',
}
