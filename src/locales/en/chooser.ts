import type { chooser as model } from '../es/chooser.ts'
import type { Translation } from '../Translation.ts'

export const chooser: Translation<typeof model> = {
  title: 'Choose an application',
  lead: 'Open your applications or explore the rest.',
  leadVisitor: 'Discover every application of the suite.',
  yours: 'Your applications',
  others: 'More of the suite',
  enter: 'Open',
  discover: 'Learn more',
  noLanding: 'No page for now',
  empty: 'There are no applications to show yet. Ask your company’s administrator for access.',
  signInFirst: 'Sign in to see the applications.',
  signIn: 'Sign in',
  home: 'Go to home',
  opening: 'Opening {{title}}…',
  favourites: 'Favorites',
}
