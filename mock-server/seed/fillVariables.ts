import { notificationLimits, type TemplateVariable } from '#contracts/notifications.ts'
import type { Random } from '../store/random.ts'
import { dayAfter } from './days.ts'

const texts = [
  'Se amplía el almacenamiento de la base de datos.',
  'Cambia la resolución de facturación: revisa tus consecutivos.',
  'La nueva versión firma documentos desde el teléfono.',
  'Los certificados de sello se renuevan sin costo.',
]

/** A template's variables with values, as a notification stores them; dates follow the day of the mail. */
export function fillVariables(variables: string, day: string, random: Random): string {
  const fields = JSON.parse(variables) as TemplateVariable[]
  return JSON.stringify(fields.map((field) => filled(field, day, random)))
}

function filled(field: TemplateVariable, day: string, random: Random): TemplateVariable {
  switch (field.type) {
    case 'date':
      return { ...field, value: dayAfter(day, 1 + random.below(10)) }
    case 'check':
      return { ...field, value: random.chance(50) }
    case 'time':
      return {
        ...field,
        hour: { ...field.hour, value: String(random.below(24)) },
        minutes: { ...field.minutes, value: String(random.below(60)) },
        ...(field.complement && { complement: { ...field.complement, value: random.chance(30) } }),
      }
    default: {
      const limit = Number(field.maxLength) || notificationLimits.variable
      return { ...field, value: random.pick(texts.filter(({ length }) => length <= limit)) }
    }
  }
}
