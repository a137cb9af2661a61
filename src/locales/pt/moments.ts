import type { moments as model } from '../es/moments.ts'
import type { Translation } from '../Translation.ts'

export const moments: Translation<typeof model> = {
  moment: '{{weekday}} {{date}}, 23:59 (Bogotá), {{left}}',
  time: '23:59 (Bogotá), {{left}}',
  left: {
    years_one: 'em {{count}} ano',
    years_other: 'em {{count}} anos',
    months_one: 'em {{count}} mês',
    months_other: 'em {{count}} meses',
    days_one: 'em {{count}} dia',
    days_other: 'em {{count}} dias',
    hours: 'em {{count}} h {{small}} min',
    minutes: 'em {{count}} min',
    passed: 'já passou',
  },
}
