import type { userFilters as model } from '../es/userFilters.ts'
import type { Translation } from '../Translation.ts'

export const userFilters: Translation<typeof model> = {
  title: 'Filters',
  explained: 'Everyone the search finds is checked; with many people this takes a few seconds.',
  state: 'Status',
  everyState: 'Every status',
  active: 'Active',
  inactive: 'Inactive',
  role: {
    name: 'Role',
    every: 'With or without a role',
    none: 'Without a role',
    of: 'Role: {{name}}',
  },
  company: {
    name: 'Company',
    every: 'With or without a company',
    none: 'Without a company',
    of: 'Company: {{name}}',
  },
  apply: 'Apply',
  clear: 'Clear filters',
  remove: 'Remove the filter {{filter}}',
  removeIt: '(remove the filter)',
  begins: 'Loading people…',
  readingOn: 'Loading people: {{done}} of {{total}}',
  stop: 'Stop',
  stopped: 'Loading was stopped. We do not show incomplete results.',
  stoppedAgain: 'Loading was stopped. The previous results are still below.',
  goOn: 'Continue loading',
  changed: 'There were changes while loading, and someone could be missing.',
  again: 'Refresh',
  readAt_one: '{{found}} of {{total}} person. Updated on {{time}}.',
  readAt_other: '{{found}} of {{total}} people. Updated on {{time}}.',
}
