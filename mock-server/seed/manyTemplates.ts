import type { TemplateVariable } from '#contracts/notifications.ts'
import type { Records, Template } from '../store/records.ts'

const mostVariables = 30

/**
 * Template number n, with up to 30 variables of all types. Every tenth is enabled for half of the applications, every
 * eighth has no picture. The first variable of `odd` has a type unknown to the portal.
 */
export function templateNumber(id: number, allIds: readonly number[], isOdd: boolean): Template {
  const variables = Array.from({ length: id % (mostVariables + 1) }, (_, index) => variableNumber(id + index))
  const odd: TemplateVariable = { type: 'color', name: 'color', label: 'Color', value: '#1f5fd0' }
  return {
    id,
    title: `Plantilla ${id} de avisos generales`,
    urlImage: id % 8 === 0 ? '' : `/pictures/template-${id}.svg`,
    variables: JSON.stringify(isOdd ? [odd, ...variables] : variables),
    applicationIds: allIds.filter((_, index) => id % 10 > 0 || index % 2 === 0),
  }
}

/** Two subjects of a template; every fifteenth template has none. */
export function subjectsOf({ id, title }: Template, firstId: number): Records['subjects'][] {
  if (id % 15 === 0) return []
  return [
    { id: firstId, name: `Aviso: ${title}`, templateId: id },
    { id: firstId + 1, name: `Recordatorio: ${title}`, templateId: id },
  ]
}

function variableNumber(number: number): TemplateVariable {
  const name = `campo${number}`
  const label = `Campo ${number}`
  switch (number % 5) {
    case 0:
      return { type: 'date', name, label }
    case 1:
      return { type: 'text', name, label, maxLength: number % 2 === 0 ? null : 80 }
    case 2:
      return { type: 'text', name, label, multiline: true, row: 3, maxLength: 300 }
    case 3:
      return { type: 'check', name, label }
    default:
      return {
        type: 'time',
        name,
        label,
        hour: { id: `${name}h`, name: 'hour', maxLength: 2, value: '' },
        minutes: { id: `${name}m`, name: 'minutes', maxLength: 2, value: '' },
        ...(number % 2 === 0 && { complement: { name: 'dia', label: 'Todo el día', value: false } }),
      }
  }
}
