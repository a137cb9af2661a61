import type { homeWork as model } from '../es/homeWork.ts'
import type { Translation } from '../Translation.ts'

export const homeWork: Translation<typeof model> = {
  week: 'E-mails dos próximos 7 dias',
  calendar: 'Ver o calendário',
  loadingWeek: 'Carregando os e-mails dos próximos dias…',
  offline: 'Aparecerão quando a conexão voltar.',
  mails_one: 'Sai {{number}} e-mail.',
  mails_other: 'Saem {{number}} e-mails.',
  clashingDays_one: '{{number}} dia com conflitos',
  clashingDays_other: '{{number}} dias com conflitos',
  none: 'Nenhum e-mail sai.',
  nothing: 'Não há e-mails programados.',
  later: 'O próximo sai em {{moment}}.',
  today: 'hoje',
  tomorrow: 'amanhã',
  sendAt: 'às 23:59 de Bogotá',
  more: 'e mais {{number}}',
  clash: 'Conflito',
  changes: 'Alterações desta sessão',
  seeChanges: 'Ver e desfazer',
  undone: 'desfeito',
}
