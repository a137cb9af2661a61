import { i18n } from './i18n.ts'

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
      const es = i18n.getResourceBundle('es', 'common') as Record<string, string>
      const other = i18n.getResourceBundle(language, 'common') as Record<string, string>
      expect(Object.keys(other)).toEqual(Object.keys(es))
      const same = Object.keys(es).filter((key) => es[key] === other[key] && /\s/.test(es[key]!))
      expect(same).toEqual(['boundary'])
    },
  )
})
