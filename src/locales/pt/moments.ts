import type { moments as model } from '../es/moments.ts'
import type { Translation } from '../Translation.ts'

export const moments: Translation<typeof model> = {
  moment: '{{weekday}} {{date}} 23:59, {{zone}}, {{left}}',
  far: '{{weekday}} {{date}} 23:59, horário de Bogotá, {{left}}',
  time: '23:59, horário de Bogotá, {{left}}',
  left: {
    years_one: 'em {{count}} ano',
    years_other: 'em {{count}} anos',
    months_one: 'em {{count}} mês',
    months_other: 'em {{count}} meses',
    days: 'em {{large}} d {{small}} h',
    hours: 'em {{large}} h {{small}} min',
    minutes: 'em {{large}} min',
    passed: 'já passou',
  },
}
