import type { moments as model } from '../es/moments.ts'
import type { Translation } from '../Translation.ts'

export const moments: Translation<typeof model> = {
  moment: '{{weekday}} {{date}} 23:59, {{zone}}, {{left}}',
  left: {
    days: 'in {{large}} d {{small}} h',
    hours: 'in {{large}} h {{small}} min',
    minutes: 'in {{large}} min',
    passed: 'has passed',
  },
}
