import type { dependents as model } from '../es/dependents.ts'
import type { Translation } from '../Translation.ts'

export const dependents: Translation<typeof model> = {
  counting: 'Contando…',
  stop: 'Parar',
  incomplete: 'A contagem está incompleta.',
  kinds: {
    roles_one: '{{count}} perfil',
    roles_other: '{{count}} perfis',
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
    used_one: 'É usado por {{found}}.',
    used_other: 'São usados por {{found}}.',
    unused_one:
      'Nenhum perfil ativo, nenhum privilégio ativo e nenhuma empresa o usa; não tem itens de menu nem notificações pendentes.',
    unused_other:
      'Nenhum perfil ativo, nenhum privilégio ativo e nenhuma empresa os usa; não têm itens de menu nem notificações pendentes.',
  },
  privilege: {
    used_one: 'É usado por {{found}}.',
    used_other: 'São usados por {{found}}.',
    unused_one: 'Nenhum perfil ativo e nenhum item de menu o usa.',
    unused_other: 'Nenhum perfil ativo e nenhum item de menu os usa.',
  },
  lost: {
    ask: 'Ver quais perfis o perdem',
    used_one: 'Nos aplicativos que você retira, é perdido por {{found}}.',
    used_other: 'Nos aplicativos que você retira, é perdido por {{found}}.',
    unused: 'Nenhum perfil ativo o perde nos aplicativos que você retira.',
  },
  role: {
    ask_one: 'Contar usuários',
    ask_other: 'Contar usuários (alguns segundos)',
    used_one: '{{found}} o tem.',
    used_other: '{{found}} o têm.',
    unused: 'Nenhum usuário o tem.',
    usedMany_one: '{{found}} tem um deles.',
    usedMany_other: '{{found}} têm um deles.',
    unusedMany: 'Nenhum usuário tem algum deles.',
    tooMany: 'Há {{total}} usuários, demais para contar aqui.',
  },
}
