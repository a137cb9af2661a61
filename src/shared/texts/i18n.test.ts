/** @jest-environment node */
import { chooser as enChooser } from '#locales/en/chooser.ts'
import { common as en } from '#locales/en/common.ts'
import { chooser as esChooser } from '#locales/es/chooser.ts'
import { common as es } from '#locales/es/common.ts'
import { chooser as ptChooser } from '#locales/pt/chooser.ts'
import { common as pt } from '#locales/pt/common.ts'
import { addTexts, i18n, onTextsChange, translateIn } from './i18n.ts'

beforeAll(() => i18n.changeLanguage('es'))

describe('the general texts', () => {
  it.each([
    [i18n.t('required'), 'Campo obligatorio.', '[ERR-03]'],
    [i18n.t('emailFormat'), 'El correo no posee el formato correcto.', '[ERR-04]'],
    [i18n.t('min', { min: 8 }), 'Debe tener al menos 8 caracteres.', '[ERR-05]'],
    [i18n.t('max', { max: 100 }), 'Debe tener máximo 100 caracteres.', '[ERR-06]'],
    [i18n.t('numeric', { attribute: 'Documento' }), 'Documento debe ser un número.', '[ERR-07]'],
    [i18n.t('requestFailed'), 'Error al realizar la petición.', '[ERR-01, CER-02]'],
    [i18n.t('boundary'), 'Something error has occurred.', '[ERR-08]'],
  ])('%j is letter for letter %j %s', (text, quoted) => {
    expect(text).toBe(quoted)
  })

  it.each(['en', 'pt'] as const)(
    'are all there in %s, none left in Spanish but what stays so',
    (language) => {
      const other = { en, pt }[language]
      expect(Object.keys(other)).toEqual(Object.keys(es))
      const keys = Object.keys(es) as (keyof typeof es)[]
      expect(keys.filter((key) => es[key] === other[key] && /\s/.test(es[key]))).toEqual(['boundary'])
    },
  )
})

describe('a text', () => {
  const chooser = { es: esChooser, en: enChooser, pt: ptChooser }

  it('is there when its screen has brought it, and told of', () => {
    const t = translateIn('chooser')
    expect(() => t('title')).toThrow('There is no text chooser:title')
    const changed = jest.fn()
    const stop = onTextsChange(changed)
    addTexts('chooser', chooser)
    stop()
    addTexts('chooser', chooser)
    expect(changed).toHaveBeenCalledTimes(1)
    expect(t('title')).toBe(esChooser.title)
    expect(translateIn('chooser')).not.toBe(t)
  })

  it('of the first namespace goes without its name, one of another one does not', () => {
    addTexts('chooser', chooser)
    const t = translateIn(['chooser', 'common'])
    expect([t('title'), t('common:accept')]).toEqual([esChooser.title, es.accept])
  })

  it('is another one in another language, found by another function', () => {
    const t = translateIn('common')
    expect(translateIn('common')).toBe(t)
    i18n.changeLanguage('pt')
    expect([i18n.language, t('accept'), i18n.t('accept')]).toEqual(['pt', pt.accept, pt.accept])
    expect(translateIn('common')).not.toBe(t)
    i18n.changeLanguage('es')
  })

  it.each(['\\u0041', '\\x41\\', '\\u202Eevil', '{{min}}', '{name}', '$&', '<b>', '#', ''])(
    'has a name like %j in it letter for letter',
    (attribute) => {
      expect(i18n.t('numeric', { attribute })).toBe(`${attribute} debe ser un número.`)
    },
  )

  it('is asked for by keys that there are, with a value for every place', () => {
    const wrong = [
      // @ts-expect-error -- there is no such key
      () => i18n.t('numerics'),
      // @ts-expect-error -- the value is missing
      () => i18n.t('numeric'),
      // @ts-expect-error -- the value has another name
      () => i18n.t('numeric', { name: '' }),
      // @ts-expect-error -- the number is missing
      () => translateIn('list')('selected', { number: 1 }),
      // @ts-expect-error -- of another namespace
      () => translateIn('list')('chooser:title'),
    ]
    expect(wrong).toHaveLength(5)
  })
})
