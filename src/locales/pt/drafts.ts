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
    'O que você alterar lá e não salvar não aparece aqui. Você também pode editar aqui: ao salvar, verá o que foi salvo lá e escolherá o que fica.',
  point: 'Indicar essa aba',
  found: 'O título dela agora começa com “{{mark}}”: procure-a entre suas abas e janelas.',
  silent: 'Essa aba não responde; o navegador pode tê-la suspendido.',
  mark: '→\u00a0Aqui',
  here: 'Esta é a aba que você procurava.',
}
