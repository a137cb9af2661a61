import type { chooser as model } from '../es/chooser.ts'
import type { Translation } from '../Translation.ts'

export const chooser: Translation<typeof model> = {
  title: 'Escolha um aplicativo',
  lead: 'Entre nos seus aplicativos ou conheça os demais.',
  leadVisitor: 'Conheça cada aplicativo da suíte.',
  yours: 'Seus aplicativos',
  others: 'Mais da suíte',
  enter: 'Entrar',
  discover: 'Saiba mais',
  noLanding: 'Sem página por enquanto',
  empty: 'Ainda não há aplicativos para mostrar. Peça o acesso a quem administra a sua empresa.',
  signInFirst: 'Inicie a sessão para ver os aplicativos.',
  signIn: 'Entrar',
  home: 'Ir para o início',
  opening: 'Abrindo {{title}}…',
  favourites: 'Favoritos',
}
