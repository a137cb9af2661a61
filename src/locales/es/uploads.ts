export const uploads = {
  problems: {
    type: 'Debe cargar un archivo valido (.png).',
    name: 'El nombre del archivo seleccionado no es valido.',
    size: 'El tamaño del archivo supera el máximo permitido (2MB).',
  },
  progress: 'Carga de {{label}}',
  answered: 'Listo',
  stopped: 'No se cargó',
  failed: '{{label}}: no se cargó',
  unreadable: 'El archivo cambió o ya no está. Elígelo de nuevo.',
} as const
