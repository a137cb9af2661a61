import type { home as model } from '../es/home.ts'

export const home: typeof model = {
  title: 'Início',
  morning: 'Bom dia, {{name}}',
  afternoon: 'Boa tarde, {{name}}',
  evening: 'Boa noite, {{name}}',
  lead: 'O que você quer administrar hoje?',
  screens: 'Administração',
  building: 'Em construção',
  comingAbout: 'Estamos construindo esta tela. Você ainda não pode usá-la; em breve ela estará aqui.',
  signOut: 'Sair',
  backHome: 'Voltar ao início',
  users: { title: 'Usuários', about: 'Contas da suíte, com suas empresas e funções.' },
  apps: { title: 'Aplicativos', about: 'Dados, duração de tokens e regras de senha.' },
  privileges: { title: 'Privilégios', about: 'Permissões que cada aplicativo reconhece.' },
  roles: { title: 'Funções', about: 'Conjuntos de privilégios por aplicativo.' },
  menuSettings: { title: 'Configurações de menu', about: 'Menus de cada aplicativo e sua ordem.' },
  notifications: { title: 'Notificações por e-mail', about: 'E-mails programados para os usuários.' },
}
