import type { Random } from '../store/random.ts'
import type { Seed } from '../store/records.ts'
import { dayAfter, pastTime } from './days.ts'

const maintenanceFields = [
  { type: 'date', name: 'fecha', label: 'Fecha' },
  {
    type: 'time',
    name: 'hora',
    label: 'Hora',
    hour: { id: 'hora', name: 'hour', maxLength: 2, value: '' },
    minutes: { id: 'minutos', name: 'minutes', maxLength: 2, value: '' },
    complement: { type: 'check', name: 'dia', label: 'Todo el día', value: false },
  },
  { type: 'text', name: 'motivo', label: 'Motivo', multiline: true, row: 4, maxLength: 200 },
]
const newsFields = [
  { type: 'text', name: 'titulo', label: 'Título', maxLength: 50 },
  { type: 'text', name: 'texto', label: 'Texto', multiline: true, row: 5, maxLength: 500 },
]

export const templates: Seed['templates'] = [
  {
    id: 1,
    title: 'Mantenimiento programado',
    urlImage: 'https://imagenes.suite.test/mantenimiento.png',
    variables: JSON.stringify(maintenanceFields),
    applicationIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  },
  {
    id: 2,
    title: 'Novedades',
    urlImage: 'https://imagenes.suite.test/novedades.png',
    variables: JSON.stringify(newsFields),
    applicationIds: [1, 3, 4, 7],
  },
  {
    id: 3,
    title: 'Vencimiento de licencia',
    urlImage: 'https://imagenes.suite.test/licencia.png',
    variables: JSON.stringify(newsFields.slice(0, 1)),
    applicationIds: [2],
  },
]

export const subjects: Seed['subjects'] = [
  { id: 1, name: 'Ventana de mantenimiento', templateId: 1 },
  { id: 2, name: 'Actualización de versión', templateId: 1 },
  { id: 3, name: 'Nuevas funciones', templateId: 2 },
  { id: 4, name: 'Cambios normativos', templateId: 2 },
  { id: 5, name: 'Tu licencia está por vencer', templateId: 3 },
]

const reasons = [
  'Mantenimiento de la base de datos',
  'Cambio de resolución de facturación',
  'Nueva versión de la aplicación',
  'Renovación de certificados',
  'Ajuste de tarifas para el próximo año',
  'Migración de servidores',
]
const count = 30

/** Half of them lie in the past and are executed; the others wait for days that are far away. */
export function notifications(random: Random): Seed['notifications'] {
  return Array.from({ length: count }, (_, index) => {
    const isPast = index % 2 === 0
    const subject = random.pick(subjects)
    return {
      id: index + 1,
      reason: `${random.pick(reasons)} (${index + 1})`,
      subjectId: subject.id,
      templateId: subject.templateId,
      applicationIds: random.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 1 + random.below(4)),
      variables: '[]',
      executionDate: dayAfter(isPast ? '2025-01-10' : '2040-01-10', random.below(500)),
      createdon: pastTime(random),
    }
  })
}
