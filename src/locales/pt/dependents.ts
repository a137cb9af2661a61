import type { dependents as model } from '../es/dependents.ts'
import type { Translation } from '../Translation.ts'

export const dependents: Translation<typeof model> = {
  counting: 'Contando…',
  stop: 'Parar',
  incomplete: 'A contagem está incompleta.',
  kinds: {
    roles_one: '{{count}} função',
    roles_other: '{{count}} funções',
    privileges_one: '{{count}} privilégio',
    privileges_other: '{{count}} privilégios',
    companies_one: '{{count}} empresa',
    companies_other: '{{count}} empresas',
    menuItems_one: '{{count}} item de menu',
    menuItems_other: '{{count}} itens de menu',
    pending_one: '{{count}} notificação pendente',
    pending_other: '{{count}} notificações pendentes',
    users_one: '{{count}} usuário',
    users_other: '{{count}} usuários',
  },
  application: {
    used: 'É usado por {{found}}.',
    unused:
      'Nenhuma função ativa, nenhum privilégio ativo e nenhuma empresa o usa; não tem itens de menu nem notificações pendentes.',
  },
  privilege: {
    used: 'É usado por {{found}}.',
    unused: 'Nenhuma função ativa e nenhum item de menu o usa.',
  },
  lost: {
    ask: 'Ver quais funções o perdem',
    used: 'Nos aplicativos que você retira, é perdido por {{found}}.',
    unused: 'Nenhuma função ativa o perde nos aplicativos que você retira.',
  },
  role: {
    ask_one: 'Contar usuários',
    ask_other: 'Contar usuários (alguns segundos)',
    used_one: '{{found}} a tem.',
    used_other: '{{found}} a têm.',
    unused: 'Nenhum usuário a tem.',
    tooMany: 'Há {{total}} usuários: são demais para contar aqui.',
  },
}
