import { askedVariables } from '#contracts/examples/fullTexts.ts'
import type { TemplateVariable } from '#contracts/notifications.ts'
import type { Seed } from '../store/records.ts'

const newsFields: TemplateVariable[] = [
  { type: 'text', name: 'titulo', label: 'Título', maxLength: null },
  { type: 'text', name: 'texto', label: 'Texto', multiline: true, row: 5, maxLength: 500 },
]
const licenceFields: TemplateVariable[] = [
  { type: 'text', name: 'licencia', label: 'Licencia', maxLength: 60 },
  { type: 'date', name: 'vence', label: 'Vence el' },
]
const surveyFields: TemplateVariable[] = [
  { type: 'text', name: 'pregunta', label: 'Pregunta', maxLength: null },
  { type: 'check', name: 'anonima', label: 'Respuestas anónimas', value: true },
]

const noticeFields: TemplateVariable[] = [{ type: 'text', name: 'titulo', label: 'Título', maxLength: 50 }]

/** Two for all applications, one for some, one for License only, and one without subjects whose picture is missing. */
export const templates: Seed['templates'] = [
  {
    id: 1,
    title: 'Mantenimiento programado',
    urlImage: '/pictures/template-1.svg',
    variables: JSON.stringify(askedVariables),
    applicationIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13],
  },
  {
    id: 2,
    title: 'Novedades',
    urlImage: '/pictures/template-2.svg',
    variables: JSON.stringify(newsFields),
    applicationIds: [1, 3, 4, 7],
  },
  {
    id: 3,
    title: 'Vencimiento de licencia',
    urlImage: '/pictures/template-3.svg',
    variables: JSON.stringify(licenceFields),
    applicationIds: [2],
  },
  {
    id: 4,
    title: 'Encuesta de satisfacción',
    urlImage: '/pictures/encuesta.png',
    variables: JSON.stringify(surveyFields),
    applicationIds: [1, 3],
  },
  {
    id: 5,
    title: 'Aviso general',
    urlImage: '/pictures/template-5.svg',
    variables: JSON.stringify(noticeFields),
    applicationIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  },
]

export const subjects: Seed['subjects'] = [
  { id: 1, name: 'Ventana de mantenimiento', templateId: 1 },
  { id: 2, name: 'Actualización de versión', templateId: 1 },
  { id: 3, name: 'Nuevas funciones', templateId: 2 },
  { id: 4, name: 'Cambios normativos', templateId: 2 },
  { id: 5, name: 'Tu licencia está por vencer', templateId: 3 },
  { id: 6, name: 'Aviso a todos los clientes', templateId: 5 },
]
