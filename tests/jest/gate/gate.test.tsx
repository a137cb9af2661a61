/** @jest-environment node */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { i18n } from '#shared/texts/i18n.ts'
import { languages, type Language } from '#shared/texts/language.ts'
import { publicPaths } from '#shared/address/paths.ts'
import { hasChoiceOfLook } from '#themes/applyTheme.ts'
import { allThemes, findTheme } from '#themes/registry.ts'
import type { Theme } from '#themes/theme.ts'
import { colorsOf, edgePairs, textPairs, unheldColors, weakPairs } from './contrast.ts'
import { isPicture, knownBy, problemsOf, textsOf, type Drawing, type Known } from './drawing.ts'
import { drawingKey, drawView, isBroughtAlong, loadView } from './drawView.tsx'
import { englishTexts, quotedTexts, unknownTexts } from './quotedTexts.ts'
import { readCatalogues } from './readCatalogues.ts'
import { missingCells, unplacedLayouts } from './screensByLayout.ts'
import {
  catalogueOf,
  differentPlaces,
  missingTexts,
  spanishTexts,
  untranslatedTexts,
  type Bundle,
  type Catalogues,
} from './texts.ts'
import { isShown } from '../../gallery/view.ts'
import { views } from '../../gallery/views.ts'

const themes = allThemes()
const layouts = Object.groupBy(themes, ({ layout }) => layout)
const sheets = globSync(['src/shared/ui/*.css', 'src/features/auth/**/*.css']).map((file) =>
  readFileSync(file, 'utf8'),
)

/** Quotes of the console's specification that are no text of a catalogue: values, its own words, and one in English. */
const notTexts = [
  '1.8.0',
  'disabled parameter',
  '(+57) ',
  '30 Minutos',
  'activate or inactivate this privilege/role?',
  'at most',
  'LightSupport',
  'DarkSupport',
]

let catalogues: Catalogues
beforeAll(async () => {
  catalogues = await readCatalogues()
})

/** A picture of a theme by the address that the tests give it. */
function readPicture(address: string): string | null {
  const file = `src/themes${address}`
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function knownIn(language: Language): Known {
  const isText = knownBy(catalogues[language])
  return { isKnown: (text) => isText(text) || isBroughtAlong(text), read: readPicture }
}

describe('the texts', () => {
  it('are there in every language, none empty or nothing but its key [ERR-09, LNG-01]', () => {
    expect(catalogues.es.size).toBeGreaterThan(200)
    expect(missingTexts(catalogues)).toEqual([])
  })

  it('fill in the same places in every language', () => {
    expect(differentPlaces(catalogues)).toEqual([])
  })

  it('are Spanish in Spanish only', () => {
    expect(untranslatedTexts(catalogues)).toEqual([])
    expect(spanishTexts(catalogues)).toEqual([])
  })

  it('are Spanish where Spanish is asked for, but for two that the specification quotes in English [CON-01]', () => {
    expect(englishTexts(catalogues.es).sort()).toEqual(['Signing out ...', 'Something error has occurred.'])
  })

  it('say in Spanish, letter for letter, what the specification of the console quotes [CON-01]', () => {
    const quotes = quotedTexts(readFileSync('docs/requirements/console.md', 'utf8'))
    expect(quotes.length).toBeGreaterThan(150)
    expect(unknownTexts(quotes, catalogues.es)).toEqual(notTexts)
  })

  it.each([
    ['passwords.accounts.title', '¿Qué usuario deseas restablecer?'],
    ['passwords.request.send', 'Enviar'],
    ['passwords.accounts.empty', 'No se encontraron usuarios.'],
    ['passwords.activation.notReceived', '¿No has recibido el email?'],
    ['certificates.notReceived', '¿No has recibido el email?'],
    ['session.closed', 'Tu sesión ha finalizado.'],
    ['signedOut.absent', 'Tu sesión se cerró por inactividad.'],
    ['passwords.password.create', 'Crear contraseña'],
    ['passwords.password.change', 'Cambiar contraseña'],
    ['certificates.done', 'Ingresa con la contraseña asignada originalmente a tu certificado.'],
    ['passwords.otp.sent', 'Solicitud enviada correctamente.'],
    ['passwords.otp.failed', 'No fue posible enviar la solicitud: {{reason}}'],
    ['attempt.wrongCredentials', 'Usuario o contraseña incorrectos.'],
    ['passwords.invalidLink.title', 'Enlace inválido.'],
    ['passwords.backToLogin', 'Volver a iniciar sesión'],
  ])('%s, which the specification does not show, is %s [ERR-09]', (key, text) => {
    expect(catalogues.es.get(key)).toBe(text)
  })

  describe('that went wrong are found:', () => {
    const given = (es: Bundle, en: Bundle, pt: Bundle = en): Catalogues => ({
      es: catalogueOf({ room: es }),
      en: catalogueOf({ room: en }),
      pt: catalogueOf({ room: pt }),
    })

    it.each([
      ['missing', given({ a: 'Uno', b: 'Dos' }, { a: 'One' }, { a: 'Um', b: 'Dois' }), ['en room.b']],
      ['empty', given({ a: 'Uno' }, { a: ' ' }, { a: 'Um' }), ['en room.a']],
      [
        'a key',
        given({ deep: { one: 'Uno' } }, { deep: { one: 'deep.one' } }),
        ['en room.deep.one', 'pt room.deep.one'],
      ],
      ['a word that is its key', given({ or: 'o' }, { or: 'or' }), []],
    ])('%s', (_, some, found) => {
      expect(missingTexts(some)).toEqual(found)
    })

    it('another place to fill in', () => {
      const some = given({ a: 'Hola {{name}}' }, { a: 'Hello {{user}}' }, { a: 'Olá {{name}}' })
      expect(differentPlaces(some)).toEqual(['en room.a'])
    })

    it.each([
      [{ a: 'Volver al inicio' }, ['en room.a: Volver al inicio', 'pt room.a: Volver al inicio']],
      [{ a: 'Continuar' }, ['en room.a: Continuar']],
      [{ a: 'Roles' }, []],
      [{ a: 'Dirección' }, ['en room.a: Dirección', 'pt room.a: Dirección']],
      [{ a: 'Something error has occurred.' }, []],
    ])('the Spanish text in another language: %j', (same, found) => {
      expect(untranslatedTexts(given(same, same))).toEqual(found)
    })

    it('a word that only English has in Spanish', () => {
      expect(englishTexts(catalogueOf({ room: { a: 'Save {{user}}', b: 'Guardar {{user}}' } }))).toEqual([
        'Save {{user}}',
      ])
    })

    it('a quoted text with other words, or in only one of two forms', () => {
      const document = [
        "- `USR-01` Says 'Quedó activo/inactivo' with 'Máximo 13 signos'. {§1 L1} ? not 'this'",
        "- `USR-02` Says 'Al menos :min signos' and 'Rol'. {§1 L1}",
        "Not a row: 'nothing'.",
      ].join('\n')
      const quotes = quotedTexts(document)
      expect(quotes).toEqual(['Quedó activo/inactivo', 'Máximo 13 signos', 'Al menos :min signos', 'Rol'])
      const texts = { a: 'Quedó activo', b: 'Máximo {{max}} signos', c: 'Al menos {{min}} signos', d: 'Roll' }
      expect(unknownTexts(quotes, catalogueOf({ room: texts }))).toEqual(['Quedó activo/inactivo'])
    })

    it('Spanish words in another language', () => {
      expect(spanishTexts(given({ a: 'Tu correo' }, { a: 'Your correo' }, { a: 'Seu e-mail' }))).toEqual([
        'en room.a: Your correo',
      ])
    })
  })
})

describe('the screens by layout', () => {
  it('have every public path in every layout, but for those that a product decides [PRD-27]', () => {
    const table = { standard: [], certificate: [], branded: [], deep: [], ...layouts }
    expect(missingCells(publicPaths, table, views)).toEqual([
      'standard /resetpasswordcertificate',
      'standard /absent',
      'certificate /absent',
      'branded /absent',
      'deep /resetpasswordcertificate',
    ])
  })

  it('are placed by style sheets in every layout', () => {
    expect(unplacedLayouts(Object.keys(layouts), sheets)).toEqual([])
  })

  it('that lack a look, a product or their style sheet are found', () => {
    const kind = { loginKind: 'classic', absentScreen: false } as const
    const look = { key: 'a', title: 'A', path: '/login', has: () => true } as const
    expect(missingCells(['/login', '/alert'], { new: [kind], empty: [] }, [look])).toEqual([
      'new /alert',
      'empty: no product',
    ])
    expect(unplacedLayouts(['new'], sheets)).toEqual(['new'])
  })
})

describe('a family of products', () => {
  /** What a screen of a product says, its own name and its offer to buy aside. */
  async function textsOfProduct(product: string, key: string): Promise<{ layout: string; texts: string[] }> {
    const theme = findTheme(product, null)
    const view = views.find((one) => one.key === key)!
    await loadView(view, theme)
    const texts = textsOf(drawView(view, theme)).filter(
      (text) =>
        text !== theme.productName && !text.startsWith('Comprar ') && !text.includes(i18n.t('common:newTab')),
    )
    return { layout: theme.layout, texts }
  }

  beforeAll(() => i18n.changeLanguage('es'))
  beforeEach(() => void jest.spyOn(console, 'warn').mockReturnValue())

  const standardScreens = [
    'login',
    'new-password',
    'expired-password',
    'reset-request',
    'alert',
    'link-expired',
  ]
  it.each(['license', 'product', 'suite', 'colnomina', 'biometria', 'confronta'])(
    'gives %s the standard screens, word for word those of ibuhoo [PRD-23]',
    async (product) => {
      for (const key of standardScreens) {
        const expected = await textsOfProduct('ibuhoo', key)
        expect(expected.texts.length).toBeGreaterThan(0)
        expect([key, await textsOfProduct(product, key)]).toEqual([key, expected])
        expect(expected.layout).toBe('standard')
      }
    },
  )

  it('gives firmaya the sign-in, the reset and the passwords of certificates, and the reset of one [PRD-24, RTE-23]', async () => {
    for (const key of ['login', 'new-password', 'expired-password', 'reset-request']) {
      const { layout, texts } = await textsOfProduct('firmaya', key)
      expect(layout).toBe('certificate')
      expect([key, texts]).not.toEqual([key, (await textsOfProduct('ibuhoo', key)).texts])
      expect([key, texts.join().toLowerCase()]).toEqual([key, expect.stringContaining('certificado')])
    }
    expect((await textsOfProduct('firmaya', 'certificate-reset')).texts).toContain('Número de documento')
    expect((await textsOfProduct('ibuhoo', 'certificate-reset')).texts).toEqual([])
  })

  it.each([
    ['login', 'Iniciar sesión'],
    ['address-login', 'Comprobando tu sesión…'],
    ['callback', 'Verificando tu credencial…'],
    ['reset-request', 'Restablecer contraseña'],
    ['accounts', '¿Qué usuario deseas restablecer?'],
    ['certificate-code', 'Código'],
    ['expired-password', 'Cambiar contraseña'],
    ['first-password', 'Crear contraseña'],
    ['activation-again', 'Te enviamos un nuevo email con el vínculo de activación.'],
    ['apps', 'Elige una aplicación'],
    ['logout', 'Signing out ...'],
  ])('has the screen %s: %s [PRD-22]', async (key, text) => {
    expect((await textsOfProduct('firmaya', key)).texts).toContain(text)
  })
})

describe.each(languages)('every screen of every product, in %s,', (language) => {
  const looks = [...new Map(views.map((view) => [drawingKey(view), view])).values()]

  function drawingOf(theme: Theme, view: (typeof views)[number]): Drawing {
    const { key, layout, productName, logo, logoMark, backgroundImage } = theme
    const pictures = layout === 'certificate' ? [logo, backgroundImage, logoMark] : [logo, backgroundImage]
    const markup = drawView(view, theme)
    return { markup, isShown: isShown(view, theme), theme: { key, layout, productName, pictures } }
  }

  it('says which it is, in the words of the language, with the pictures of its theme [PRD-16, PRD-17, RTE-24]', async () => {
    // The router's word on a screen that leads away, which is what some of these do.
    jest.spyOn(console, 'warn').mockReturnValue()
    i18n.changeLanguage(language)
    const known = knownIn(language)
    const problems: string[] = []
    for (const view of looks) {
      await loadView(
        view,
        themes.find((theme) => isShown(view, theme))!,
      )
      for (const theme of themes)
        for (const problem of problemsOf(drawingOf(theme, view), known))
          problems.push(`${theme.key} ${view.key}: ${problem}`)
    }
    expect(problems).toEqual([])
  })
})

describe('a drawing', () => {
  const theme = { key: 'a', layout: 'deep', productName: 'Producto', pictures: ['/a/logo.svg'] }
  const logo = '<img alt="Producto" src="/a/logo.svg"/>'
  const good = `<div data-layout="deep">${logo}<h1 tabindex="-1">Enviar</h1></div>`
  const known: Known = {
    isKnown: (text) => text === 'Enviar',
    read: (address) => (address === '/a/logo.svg' ? '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>' : null),
  }
  const judged = (markup: string, isShown = true): string[] => problemsOf({ markup, isShown, theme }, known)

  it('that is whole has no problem', () => {
    expect(judged(good)).toEqual([])
    expect(judged('', false)).toEqual([])
  })

  it.each([
    ['', ['shows nothing']],
    [good.replace('h1', 'b').replace('/h1', '/b'), ['does not say which screen it is']],
    [good.replace('deep', 'standard'), ['is not drawn in the layout of its theme']],
    [good.replace('Enviar', 'login.submit'), ["says 'login.submit', which is no text of the language"]],
    [
      good.replace('</h1>', '</h1><i title="Senden"></i>'),
      ["says 'Senden', which is no text of the language"],
    ],
    [good.replace(logo, '<i title="Enviar" alt="Producto"></i>'), ['lacks /a/logo.svg']],
    [good.replace('<h1', '<img src="/gone.svg"/><h1'), ['shows nothing at /gone.svg']],
    [good.replace('alt="Producto"', 'alt=""'), ['does not name its product']],
  ])('%j is not', (markup, problems) => {
    expect(judged(markup)).toEqual(problems)
  })

  it('of a screen that the product has not is none', () => {
    expect(judged(good, false)).toEqual(['is there, though the product has no such screen'])
  })

  it('takes an SVG without a shape for no picture', () => {
    expect(isPicture('<svg viewBox="0 0 1 1"></svg>')).toBe(false)
    expect(isPicture('')).toBe(false)
  })
})

/** No text stands on these: a line between parts, a stroke of the second colour, the thumb of a switch. */
const ornaments = new Set(['--border', '--accent', '--border-strong', '--on-brand'])

describe('the colours', () => {
  const everyLook = themes.flatMap((theme) =>
    hasChoiceOfLook(theme)
      ? [
          [`${theme.key}, light`, colorsOf(theme, 'light')] as const,
          [`${theme.key}, dark`, colorsOf(theme, 'dark')] as const,
        ]
      : [[theme.key, colorsOf(theme, 'dark')] as const],
  )
  it.each(everyLook)('of %s can be read (4.5 : 1) and show the edges of controls (3 : 1)', (_key, colors) => {
    expect(weakPairs(colors, textPairs, 4.5)).toEqual([])
    expect(weakPairs(colors, edgePairs, 3)).toEqual([])
  })

  it('that style sheets use are all in the tables', () => {
    expect(unheldColors(sheets, textPairs, ornaments)).toEqual([])
  })

  it('that are too weak, unknown or in no table are found', () => {
    const colors = { '--text': '#777777', '--surface': '#ffffff' }
    expect(weakPairs(colors, [['--text', '--surface']], 4.5)).toEqual(['--text on --surface: 4.48'])
    expect(weakPairs(colors, [['--gone', '--surface']], 4.5)).toEqual(['--gone on --surface: no such colour'])
    const mixture = 'color-mix(in srgb, var(--text) 50%, var(--surface))'
    expect(weakPairs(colors, [[mixture, '--surface']], 3)).toEqual([`${mixture} on --surface: 1.92`])
    const sheet =
      '.a { --tone: var(--x) } .a { color: var(--tone) } .b { color: var(--text); background: var(--y) }'
    expect(unheldColors([sheet], [['--text', '--surface']], new Set())).toEqual([
      'text in --x',
      'ground in --y',
      '.b: --text on --y',
    ])
  })
})
