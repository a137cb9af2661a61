import type { shell as model } from '../es/shell.ts'
import type { Translation } from '../Translation.ts'

export const shell: Translation<typeof model> = {
  changes: 'Alterações desta sessão',
  palette: 'Buscar ou ir para…',
  keys: 'Atalhos de teclado',
  preferences: 'Minhas preferências',
  signOut: 'Sair',
  drawer: 'Menu lateral',
  openDrawer: 'Abrir o menu lateral',
  closeDrawer: 'Fechar o menu lateral',
  version: 'Versão',
  topMenu: 'Menu superior',
  more: 'Mais',
  userMenu: 'Menu do usuário',
  applications: 'Meus aplicativos',
  suiteMenu: 'Menu de aplicativos',
  suiteTitle: 'Aplicativos da suíte',
  suiteEmpty: 'Não há aplicativos para mostrar.',
  menuFailed: 'Não foi possível carregar este menu.',
  drawerFailed: 'Não foi possível carregar seu menu; este é o básico.',
  drawerPartial: 'Não foi possível ler parte do seu menu; adicionamos as telas básicas.',
  oldBrowser:
    'Seu navegador é antigo, e partes do console podem não funcionar. Atualize-o ou use uma versão recente do Chrome, Edge, Firefox ou Safari.',
  language: 'Idioma',
  look: 'Aparência',
  looks: { system: 'Sistema', light: 'Claro', dark: 'Escuro' },
  drafts: 'Salvar rascunhos neste computador',
  draftChoices: { yes: 'Sim', no: 'Não' },
}
