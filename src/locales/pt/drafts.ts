import type { drafts as model } from '../es/drafts.ts'
import type { Translation } from '../Translation.ts'

export const drafts: Translation<typeof model> = {
  title: 'Você tem alterações não salvas',
  kept: 'Você as deixou aqui {{when}}. Estão apenas neste equipamento.',
  changes: 'O que você alterou',
  since: 'Enquanto isso, outra pessoa alterou isto:',
  take: 'Recuperar alterações',
  discard: 'Descartar',
  lostTitle: 'Seu rascunho deste registro',
  lost: 'O registro já não está, mas o que você alterou continua aqui: copie-o antes de descartá-lo.',
  copy: 'Copiar',
  copied: 'Copiado',
}
