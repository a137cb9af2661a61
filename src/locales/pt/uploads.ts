import type { uploads as model } from '../es/uploads.ts'
import type { Translation } from '../Translation.ts'

export const uploads: Translation<typeof model> = {
  problems: {
    type: 'Deve carregar um arquivo válido (.png).',
    name: 'O nome do arquivo selecionado não é válido.',
    size: 'O tamanho do arquivo excede o máximo permitido (2MB).',
  },
  progress: 'Carregamento de {{label}}',
  answered: 'Pronto',
  stopped: 'Não foi carregado',
  failed: '{{label}}: não foi carregado',
  unreadable: 'O arquivo mudou ou não existe mais. Escolha-o novamente.',
}
