import type { moments as model } from '../es/moments.ts'
import type { Translation } from '../Translation.ts'

export const moments: Translation<typeof model> = {
  moment: '{{weekday}} {{date}}, 23:59 (Bogotá time), {{left}}',
  time: '23:59 (Bogotá time), {{left}}',
  left: {
    years_one: 'in {{count}} year',
    years_other: 'in {{count}} years',
    months_one: 'in {{count}} month',
    months_other: 'in {{count}} months',
    days_one: 'in {{count}} day',
    days_other: 'in {{count}} days',
    hours: 'in {{count}} h {{small}} min',
    minutes: 'in {{count}} min',
    passed: 'has passed',
  },
}
