export const drafts = {
  title: 'Tienes cambios sin guardar',
  kept: 'Los dejaste aquí {{when}}. Están solo en este equipo.',
  changes: 'Lo que cambiaste',
  since: 'Mientras tanto, otra persona cambió esto:',
  take: 'Recuperar cambios',
  discard: 'Descartar',
} as const
