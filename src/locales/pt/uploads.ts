import type { uploads as model } from '../es/uploads.ts'
import type { Translation } from '../Translation.ts'

export const uploads: Translation<typeof model> = {
  problems: {
    type: 'Envie um arquivo válido (.png).',
    name: 'O nome do arquivo selecionado não é válido.',
    size: 'O tamanho do arquivo excede o máximo permitido (2MB).',
  },
  progress: 'Envio de {{label}}',
  answered: 'Pronto',
  stopped: 'Não foi enviado',
  failed: '{{label}}: não foi enviado',
  unreadable: 'O arquivo mudou ou não existe mais. Escolha-o novamente.',
}
