import type { attempt as model } from '../es/attempt.ts'
import type { Translation } from '../Translation.ts'

export const attempt: Translation<typeof model> = {
  wrongCredentials: 'Usuário ou senha incorretos.',
  wrongDocument: 'Documento ou senha incorretos.',
  twoLeft: 'Você tem mais duas ({{count}}) tentativas.',
  oneLeft: 'Você tem só mais uma ({{count}}) tentativa.',
  locked: 'O usuário está bloqueado, tente novamente em {{time}}',
  lockedNoTime: 'O usuário está bloqueado, tente novamente mais tarde.',
  lockedHint: 'Se não lembra a sua senha use “{{forgot}}”.',
  lockedMinute: 'O bloqueio termina em um minuto.',
  released: 'O usuário já foi liberado, por favor tente entrar novamente.',
  blocked: 'O usuário está bloqueado.',
  blockedContact: 'Para resolver, entre em contato: {{contact}}',
  captcha: 'Não sou um robô',
  captchaWorking: 'Verificando…',
  captchaRequired: 'Por favor, confirme que você não é um robô',
  captchaFailed: 'Não foi possível fazer a verificação. Tente de novo.',
}
