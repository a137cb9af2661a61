/** @jest-environment node */
import { menuAction } from '#shared/menu/menuAction.ts'
import { parseMenu } from '#shared/menu/menuTree.ts'
import { itemTexts } from './itemTexts.ts'

const origin = 'https://portal.test'
const texts = (stored: object, language: string): unknown => {
  const [item] = parseMenu(JSON.stringify([{ name: 'Guardado', description: 'Suyo', ...stored }])).items
  return itemTexts(item!, menuAction(item!, origin), language, (key) => key)
}
const own = { name: 'Guardado', description: 'Suyo' }
const users = { name: 'home:users.title', description: 'home:users.about' }

describe('a stored menu item', () => {
  it.each<[string, object, object]>([
    ['a screen', { url: '/users' }, users],
    ['a screen, whatever its case', { url: '/USERS/' }, users],
    ['a screen by its whole address', { url: `${origin}/users` }, users],
    ['the home page', { url: '/home' }, { name: 'home:title', description: null }],
    ['the chooser', { url: '/availableapps' }, { name: 'shell:applications', description: null }],
    [
      'the sign-out',
      { isFunction: true, functionName: 'logout' },
      { name: 'shell:signOut', description: null },
    ],
    ['a part of a screen', { url: '/users?order=1' }, own],
    ['a record', { url: '/users/4' }, own],
    ['another site', { url: 'https://elsewhere.test/users' }, own],
    ['nowhere', { url: '' }, own],
  ])('that leads to %s says so in the language in force', (_where, stored, expected) => {
    expect(texts(stored, 'en')).toEqual(expected)
    expect(texts(stored, 'pt')).toEqual(expected)
    expect(texts(stored, 'es')).toEqual(own)
  })
})
