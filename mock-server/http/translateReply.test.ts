/** @jest-environment node */
import { askedLanguage } from '../texts.ts'
import { translateReply } from './translateReply.ts'

describe('the language asked for', () => {
  it.each([
    [null, 'es'],
    ['', 'es'],
    ['*', 'es'],
    ['en', 'en'],
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['fr, EN-us;q=0.5', 'en'],
    ['fr', 'es'],
    ['es-CO,en', 'es'],
  ])('of %p is %s', (header, language) => {
    expect(askedLanguage(header)).toBe(language)
  })
})

describe('an answer in a language', () => {
  const wrong = 'Usuario o contraseña incorrectos.'

  it.each([
    ['message', { message: wrong }, { message: 'Wrong user name or password.' }],
    [
      'information inside result',
      { result: { information: 'El enlace es de otro usuario.' } },
      { result: { information: 'The link belongs to another user.' } },
    ],
    [
      'a detail of a status',
      { statusDetails: [{ code: 'R11', description: 'El enlace ya fue usado o venció.' }] },
      { statusDetails: [{ code: 'R11', description: 'The link has been used or has expired.' }] },
    ],
    [
      'a field and its rule',
      { message: 'Nombre de usuario: debe tener máximo 50 caracteres.' },
      { message: 'User name: must have at most 50 characters.' },
    ],
    ['a text that the services have not', { message: 'Otro: texto 7' }, { message: 'Otro: texto 7' }],
    ['a record', { users: [{ description: wrong }] }, { users: [{ description: wrong }] }],
    ['a field of data', { title: wrong, count: 1 }, { title: wrong, count: 1 }],
    ['no object', 'texto', 'texto'],
  ])('has %s', (_what, body, english) => {
    expect(translateReply(body, 'en')).toEqual(english)
    expect(translateReply(body, 'es')).toBe(body)
  })

  it('is the same object without messages to people', () => {
    const page = { users: [{ description: wrong }], rows: 1, result: { count: 1 } }
    expect(translateReply(page, 'pt')).toBe(page)
  })
})
