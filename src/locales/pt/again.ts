import type { Translation } from '../Translation.ts'
import type { again as es } from '../es/again.ts'

export const again: Translation<typeof es> = {
  title: 'Sua sessão terminou',
  kept: 'Entre de novo e continue de onde estava.',
  keptWork: 'Entre de novo e continue de onde estava: o que você digitou continua aqui.',
  signedOut:
    'Você encerrou a sessão em outra aba e aqui há alterações sem salvar. Entre de novo para salvá-las.',
  otherWay: 'Entrar em outra janela',
  blocked: 'O navegador bloqueou a janela. Abra-a por este link.',
  storageDenied:
    'O navegador não permite guardar dados, e a outra janela precisa deles. Permita-os para este site e tente de novo.',
  changes: 'Minhas alterações',
  leave: 'Sair',
  leaveQuestion: 'Se você sair, perderá as alterações não salvas.',
  stay: 'Continuar aqui',
  drop: 'Sair sem salvar',
  soonTitle: 'Sua sessão está prestes a terminar',
  soon: 'Termina em {{time}}. O que você digitou será mantido.',
  minute: 'Falta um minuto para sua sessão terminar.',
  extend: 'Continuar conectado',
  later: 'Agora não',
  notExtended: 'Não foi possível prolongar sua sessão. Tente de novo.',
}
