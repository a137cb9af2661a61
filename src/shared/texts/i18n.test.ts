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
  ])('%j is exactly %j %s', (text, quoted) => {
    expect(text).toBe(quoted)
  })

  it.each(['en', 'pt'] as const)('are complete in %s, none left in Spanish', (language) => {
    const other = { en, pt }[language]
    expect(Object.keys(other)).toEqual(Object.keys(es))
    const keys = Object.keys(es) as (keyof typeof es)[]
    expect(keys.filter((key) => es[key] === other[key] && /\s/.test(es[key]))).toEqual(['boundary'])
  })
})

describe('a text', () => {
  const chooser = { es: esChooser, en: enChooser, pt: ptChooser }

  it('is available after its screen was loaded, with a notification', () => {
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

  it('of the first namespace needs no prefix, of another one it does', () => {
    addTexts('chooser', chooser)
    const t = translateIn(['chooser', 'common'])
    expect([t('title'), t('common:accept')]).toEqual([esChooser.title, es.accept])
  })

  it('changes with the language, found by a new function', () => {
    const t = translateIn('common')
    expect(translateIn('common')).toBe(t)
    i18n.changeLanguage('pt')
    expect([i18n.language, t('accept'), i18n.t('accept')]).toEqual(['pt', pt.accept, pt.accept])
    expect(translateIn('common')).not.toBe(t)
    i18n.changeLanguage('es')
  })

  it.each(['\\u0041', '\\x41\\', '\\u202Eevil', '{{min}}', '{name}', '$&', '<b>', '#', ''])(
    'contains a name such as %j unchanged',
    (attribute) => {
      expect(i18n.t('numeric', { attribute })).toBe(`${attribute} debe ser un número.`)
    },
  )

  it('needs an existing key and a value for every placeholder', () => {
    const wrong = [
      // @ts-expect-error -- unknown key
      () => i18n.t('numerics'),
      // @ts-expect-error -- missing value
      () => i18n.t('numeric'),
      // @ts-expect-error -- wrong name of the value
      () => i18n.t('numeric', { name: '' }),
      // @ts-expect-error -- missing number
      () => translateIn('list')('selected', { number: 1 }),
      // @ts-expect-error -- other namespace
      () => translateIn('list')('chooser:title'),
    ]
    expect(wrong).toHaveLength(5)
  })
})
