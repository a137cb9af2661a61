import type { iconPicker as es } from '../es/iconPicker.ts'

export const iconPicker: typeof es = {
  search: 'Search icons',
  count_one: '{{count}} icon',
  count_other: '{{count}} icons',
  recent: 'Recently used',
  all: 'All icons',
  none: 'No icon is called that. Try another word, in Spanish or English.',
}
