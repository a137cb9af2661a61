import type { moments as model } from '../es/moments.ts'
import type { Translation } from '../Translation.ts'

export const moments: Translation<typeof model> = {
  moment: '{{weekday}} {{date}} 23:59, {{zone}}, {{left}}',
  left: {
    days: 'em {{large}} d {{small}} h',
    hours: 'em {{large}} h {{small}} min',
    minutes: 'em {{large}} min',
    passed: 'já passou',
  },
}
