import type { moments as model } from '../es/moments.ts'
import type { Translation } from '../Translation.ts'

export const moments: Translation<typeof model> = {
  moment: '{{weekday}} {{date}} 23:59, {{zone}}, {{left}}',
  far: '{{weekday}} {{date}} 23:59, Bogotá time, {{left}}',
  time: '23:59, Bogotá time, {{left}}',
  left: {
    years_one: 'in {{count}} year',
    years_other: 'in {{count}} years',
    months_one: 'in {{count}} month',
    months_other: 'in {{count}} months',
    days: 'in {{large}} d {{small}} h',
    hours: 'in {{large}} h {{small}} min',
    minutes: 'in {{large}} min',
    passed: 'has passed',
  },
}
