import type { dependents as model } from '../es/dependents.ts'
import type { Translation } from '../Translation.ts'

export const dependents: Translation<typeof model> = {
  counting: 'Counting…',
  stop: 'Stop',
  incomplete: 'The count is incomplete.',
  kinds: {
    roles_one: '{{count}} role',
    roles_other: '{{count}} roles',
    privileges_one: '{{count}} privilege',
    privileges_other: '{{count}} privileges',
    companies_one: '{{count}} company',
    companies_other: '{{count}} companies',
    menuItems_one: '{{count}} menu item',
    menuItems_other: '{{count}} menu items',
    pending_one: '{{count}} pending notification',
    pending_other: '{{count}} pending notifications',
    users_one: '{{count}} user',
    users_other: '{{count}} users',
  },
  application: {
    used_one: 'It is used by {{found}}.',
    used_other: 'They are used by {{found}}.',
    unused_one:
      'No active role, no active privilege and no company uses it; it has no menu items and no pending notifications.',
    unused_other:
      'No active role, no active privilege and no company uses them; they have no menu items and no pending notifications.',
  },
  privilege: {
    used_one: 'It is used by {{found}}.',
    used_other: 'They are used by {{found}}.',
    unused_one: 'No active role and no menu item uses it.',
    unused_other: 'No active role and no menu item uses them.',
  },
  lost: {
    ask: 'See which roles lose it',
    used_one: 'In the applications you remove, it is lost by {{found}}.',
    used_other: 'In the applications you remove, it is lost by {{found}}.',
    unused: 'No active role loses it in the applications you remove.',
  },
  role: {
    ask_one: 'Count users',
    ask_other: 'Count users (a few seconds)',
    used_one: '{{found}} has it.',
    used_other: '{{found}} have it.',
    unused: 'No user has it.',
    usedMany_one: '{{found}} has one of them.',
    usedMany_other: '{{found}} have one of them.',
    unusedMany: 'No user has any of them.',
    tooMany: 'There are {{total}} users, too many to count here.',
  },
}
