import type { external as model } from '../es/external.ts'
import type { Translation } from '../Translation.ts'

export const external: Translation<typeof model> = {
  signInWith: 'Entrar com {{provider}}',
  signInElsewhere: 'Entrar com outra identidade',
  or: 'ou',
  lastUsed: 'Usado da última vez',
  forget: 'Esquecer neste dispositivo',
  forgotten: 'Este dispositivo não lembra mais como você entrou.',
  verifying: 'Verificando sua credencial…',
  sorryTitle: 'Algo deu errado',
  sorry: 'Neste momento não conseguimos verificar sua credencial. Tente novamente mais tarde.',
  beginAgain: 'Esta tentativa não vale mais. Entre de novo e escolha a identidade.',
}
