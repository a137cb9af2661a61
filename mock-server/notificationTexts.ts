/** Messages about notifications: [English, Portuguese] by their Spanish text. */
export const notificationTexts: Readonly<Record<string, readonly [en: string, pt: string]>> = {
  'La notificación fue creada exitosamente': [
    'The notification was created',
    'A notificação foi criada com sucesso',
  ],
  'La notificación fue modificada exitosamente': [
    'The notification was changed',
    'A notificação foi modificada com sucesso',
  ],
  'La notificación fue eliminada exitosamente': [
    'The notification was deleted',
    'A notificação foi excluída com sucesso',
  ],
  'La notificación no existe.': ['The notification does not exist.', 'A notificação não existe.'],
  'La notificación ya fue ejecutada, no se puede modificar': [
    'The notification was already sent, it cannot be changed',
    'A notificação já foi executada, não pode ser modificada',
  ],
  Motivo: ['Reason', 'Motivo'],
  Plantilla: ['Template', 'Modelo'],
  Asunto: ['Subject', 'Assunto'],
  'Fecha de envío': ['Send date', 'Data de envio'],
  Variables: ['Variables', 'Variáveis'],
  'no existe.': ['does not exist.', 'não existe.'],
  'no pertenece a la plantilla.': ['does not belong to the template.', 'não pertence ao modelo.'],
  'no existe la aplicación {n}.': ['application {n} does not exist.', 'não existe o aplicativo {n}.'],
  'no es una fecha válida.': ['is no valid date.', 'não é uma data válida.'],
  'no puede ser anterior a hoy.': ['cannot be before today.', 'não pode ser anterior a hoje.'],
  'la fecha mínima es mañana.': ['the earliest date is tomorrow.', 'a data mínima é amanhã.'],
  'no corresponden a la plantilla.': ['do not fit the template.', 'não correspondem ao modelo.'],
  'debe ser verdadero o falso.': ['must be true or false.', 'deve ser verdadeiro ou falso.'],
  'la hora debe estar entre 0 y 23.': ['the hour must be from 0 to 23.', 'a hora deve estar entre 0 e 23.'],
  'los minutos deben estar entre 0 y 59.': [
    'the minutes must be from 0 to 59.',
    'os minutos devem estar entre 0 e 59.',
  ],
  'su tipo no se conoce.': ['its type is not known.', 'o seu tipo não é conhecido.'],
}
