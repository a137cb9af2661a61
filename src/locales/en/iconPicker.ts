import type { iconPicker as model } from '../es/iconPicker.ts'
import type { Translation } from '../Translation.ts'

export const iconPicker: Translation<typeof model> = {
  search: 'Search icons',
  count_one: '{{count}} icon',
  count_other: '{{count}} icons',
  recent: 'Recently used',
  all: 'All icons',
  none: 'No icon is called that. Try another word, in Spanish or English.',
}
