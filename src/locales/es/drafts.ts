export const drafts = {
  title: 'Tienes cambios sin guardar',
  kept: 'Los dejaste aquí {{when}}. Están solo en este equipo.',
  changes: 'Lo que cambiaste',
  since: 'Mientras tanto, otra persona cambió esto:',
  take: 'Recuperar cambios',
  discard: 'Descartar',
  lostTitle: 'Tu borrador de este registro',
  lost: 'El registro ya no está, pero lo que cambiaste sigue aquí: cópialo antes de descartarlo.',
  copy: 'Copiar',
  copied: 'Copiado',
} as const
