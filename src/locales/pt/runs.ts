import type { Translation } from '../Translation.ts'
import type { runs as model } from '../es/runs.ts'

export const runs: Translation<typeof model> = {
  waits: 'O serviço pediu para esperar: continua sozinho.',
  held: {
    forbidden: 'Parou porque seu usuário não pode salvar aqui. O resto não foi enviado.',
    offline: 'Em pausa porque não há conexão.',
    outage: 'Em pausa porque o serviço não responde.',
    session: 'Em pausa porque sua sessão terminou.',
  },
}
