import type { drafts as model } from '../es/drafts.ts'
import type { Translation } from '../Translation.ts'

export const drafts: Translation<typeof model> = {
  title: 'Você tem alterações não salvas',
  kept: 'Você as deixou aqui em {{when}}. Estão apenas neste computador.',
  changes: 'O que você alterou',
  since: 'Mudou desde então:',
  take: 'Recuperar alterações',
  discard: 'Descartar',
  lostTitle: 'Seu rascunho deste registro',
  lost: 'O registro não existe mais, mas o que você alterou continua aqui: copie-o antes de descartá-lo.',
  copy: 'Copiar',
  copied: 'Copiado',
  elsewhereTitle: 'Você tem isto aberto para editar em outra aba',
  elsewhere:
    'O que você alterar lá aparecerá aqui depois de salvo. Você também pode editar aqui: ao salvar, escolhe o que fica.',
  point: 'Indicar essa aba',
  found: 'O título dela agora começa com “{{mark}}”: procure-a entre suas abas e janelas.',
  silent: 'Essa aba não responde; o navegador pode tê-la suspendido. Encontre-a e abra-a.',
  mark: '→\u00a0Aqui',
  here: 'Esta é a aba que você procurava.',
}
