import * as wire from '../notifications.ts'
import { askedVariables, filledVariables } from './fullTexts.ts'
import { templateVariables } from './jsonTexts.ts'
import { otherPlaces, sessionOutcomes, withExamples } from './withExamples.ts'

const filled = JSON.stringify(filledVariables)

const pending: wire.Notification = {
  id: 2,
  reason: 'Mantenimiento de la base de datos',
  subjectId: 1,
  templateId: 1,
  applicationIds: [3],
  variables: filled,
  executionDate: `2039-12-30${wire.executionTime}`,
  sharedApps: 'Suite',
  subjectName: 'Ventana de mantenimiento',
  stateName: wire.notificationStates.pending,
  idstate: 0,
  createdon: '2025-11-02T14:00:00Z',
}
const executed: wire.Notification = {
  ...pending,
  executionDate: `2025-01-30${wire.executionTime}`,
  stateName: wire.notificationStates.executed,
  idstate: 1,
}

export const listNotifications = withExamples(wire.listNotifications, {
  assumed: {
    fields: {
      'answer.result.*.applicationIds': 'D25',
      'answer.result.*.variables': 'G-53',
      'answer.result.*.executionDate': 'G-51',
    },
  },
  texts: { 'answer.result.*.variables': templateVariables },
  unpinned: { 'result.*.idstate': 'The state is told by its name.' },
  example: { answer: { result: [pending] } },
  outcomes: {
    '200': { status: 200, body: { result: [pending] } },
    executed: { status: 200, body: { result: [executed] } },
    none: { status: 200, body: { result: [] } },
    ...sessionOutcomes,
  },
})

const { id, reason, subjectId, templateId, executionDate } = pending
const body = { reason, subjectId, templateId, applicationIds: [3], variables: filled, executionDate }
const assumed = {
  fields: { 'body.applicationIds': 'D25', 'body.variables': 'G-53', 'body.executionDate': 'G-51' },
  outcomes: { refused: 'D19' },
}

const toldElsewhere = otherPlaces('informationCode', 'code', 'message')

function told(result: string) {
  return { result }
}

function refused(result: string) {
  return { status: 400, body: { result } }
}

const texts = { 'body.variables': templateVariables }

export const createNotification = withExamples(wire.createNotification, {
  unpinned: toldElsewhere,
  assumed,
  texts,
  example: { body: { id: 0, ...body }, answer: told('La notificación fue creada exitosamente') },
  outcomes: {
    '200': { status: 200, body: told('La notificación fue creada exitosamente') },
    refused: refused('Asunto: no pertenece a la plantilla.'),
    ...sessionOutcomes,
  },
})

const wasExecuted = 'La notificación ya fue ejecutada, no se puede modificar'

export const modifyNotification = withExamples(wire.modifyNotification, {
  unpinned: toldElsewhere,
  assumed: { ...assumed, outcomes: { ...assumed.outcomes, '200': 'T73', executed: 'D19, G-50' } },
  texts,
  example: { body: { id, ...body }, answer: told('La notificación fue modificada exitosamente') },
  outcomes: {
    '200': { status: 200, body: told('La notificación fue modificada exitosamente') },
    refused: refused('Asunto: no pertenece a la plantilla.'),
    executed: refused(wasExecuted),
    ...sessionOutcomes,
  },
})

export const deleteNotification = withExamples(wire.deleteNotification, {
  unpinned: toldElsewhere,
  assumed: { fields: { 'answer.result': 'G-49' }, outcomes: { executed: 'D19, G-50' } },
  example: { body: { id }, answer: told('La notificación fue eliminada exitosamente') },
  outcomes: {
    '200': { status: 200, body: told('La notificación fue eliminada exitosamente') },
    executed: refused(wasExecuted),
    ...sessionOutcomes,
  },
})

export const listNotificationApplications = withExamples(wire.listNotificationApplications, {
  assumed: { fields: { 'answer.records': 'G-56' } },
  example: { answer: { records: [{ id: 3, name: 'suite', title: 'Suite' }] } },
  outcomes: sessionOutcomes,
})

const maintenance: wire.Template = {
  id: 1,
  title: 'Mantenimiento programado',
  urlImage: 'https://security.suite.test/pictures/template-1.svg',
  variables: JSON.stringify(askedVariables),
}

export const listTemplatesByApps = withExamples(wire.listTemplatesByApps, {
  assumed: { fields: { 'headers.apps': 'G-52', 'answer.templates.*.variables': 'G-53' } },
  texts: { 'answer.templates.*.variables': templateVariables },
  example: { headers: { apps: '3' }, answer: { templates: [maintenance] } },
  outcomes: {
    '200': { status: 200, body: { templates: [maintenance] } },
    none: { status: 200, body: { templates: [] } },
    ...sessionOutcomes,
  },
})

const subject = { id: 1, name: 'Ventana de mantenimiento' }

export const listSubjectsByTemplate = withExamples(wire.listSubjectsByTemplate, {
  example: { headers: { idTemplate: '1' }, answer: { subjects: [subject] } },
  outcomes: {
    '200': { status: 200, body: { subjects: [subject] } },
    none: { status: 200, body: { subjects: [] } },
    ...sessionOutcomes,
  },
})
