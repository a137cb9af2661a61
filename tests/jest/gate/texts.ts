import { languages, type Language } from '#shared/texts/language.ts'

/** A room's texts, nested as its file in src/locales is. */
export type Bundle = { [key: string]: string | Bundle }

/** Every text of a language, by room and key: `login.submit`. */
export type Catalogue = ReadonlyMap<string, string>
export type Catalogues = Record<Language, Catalogue>

/** `{ login: { submit: 'Entrar' } }` → `login.submit`. */
export function catalogueOf(rooms: Bundle): Catalogue {
  const found = new Map<string, string>()
  const collect = (bundle: Bundle, place: string): void => {
    for (const [key, value] of Object.entries(bundle)) {
      if (typeof value === 'string') found.set(place + key, value)
      else collect(value, `${place}${key}.`)
    }
  }
  collect(rooms, '')
  return found
}

/** Texts that are missing, empty or nothing but their key, as `en login.submit`. */
export function missingTexts(catalogues: Catalogues): string[] {
  const keys = new Set(languages.flatMap((language) => [...catalogues[language].keys()]))
  return languages.flatMap((language) =>
    [...keys]
      .filter((key) => {
        const text = catalogues[language].get(key)?.trim() ?? ''
        return text === '' || text === key || (text === within(key) && !isWord.test(text))
      })
      .map((key) => `${language} ${key}`),
  )
}

/** A key may equal its text. */
const isWord = /^[a-z]+$/

function within(key: string): string {
  return key.slice(key.indexOf('.') + 1)
}

/** Texts that name other places to fill in than the Spanish one does. */
export function differentPlaces(catalogues: Catalogues): string[] {
  const places = (text = ''): string => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort().join()
  return (['en', 'pt'] as const).flatMap((language) =>
    [...catalogues.es]
      .filter(([key, text]) => places(text) !== places(catalogues[language].get(key)))
      .map(([key]) => `${language} ${key}`),
  )
}

/** Quoted by the specification for every language alike (S-07). */
const sameEverywhere = new Set(['Something error has occurred.', 'Signing out ...'])

/**
 * Words that are spelled as in Spanish and mean the same. A text that equals the Spanish one is right only if it is
 * made of these; any other equal text was not translated.
 */
const sharedWords: Record<'en' | 'pt', ReadonlySet<string>> = {
  en: new Set([
    'windows',
    'ms-dos',
    'mac',
    'alias',
    'roles',
    'total',
    'visible',
    'no',
    'error',
    'general',
    'token',
    'tokens',
    'e-mail',
    'url',
    'variables',
    'px',
    'variable',
  ]),
  pt: new Set(
    [
      'a abrir adicionar antes anterior buscar campo campos cancelar caracteres cargo certificados código comprar',
      'continuar copiada copiado de dentro descartar documento documentos duplicar editar empresa empresas enter entrar',
      'enviar estado exportando exportar filtrar grupo idioma importar imprimir ir lista listas local marca máximo mínimo modelo',
      'modificar módulo nacional normal notificar número o ordenar para país página páginas perfil por principal',
      'privado procurar público registro resultado resultados seguir segundos seguro tipo token tokens total último',
      'última usar utilizar validar valor ver',
    ].flatMap((line) => line.split(' ')),
  ),
}

/** Texts in English or Portuguese that are still the Spanish ones. */
export function untranslatedTexts(catalogues: Catalogues): string[] {
  return (['en', 'pt'] as const).flatMap((language) =>
    [...catalogues.es]
      .filter(([key, text]) => catalogues[language].get(key) === text && !sameEverywhere.has(text))
      .filter(([, text]) => !isShared(wordsOf(text), language))
      .map(([key, text]) => `${language} ${key}: ${text}`),
  )
}

/** Portuguese has too many single words from Spanish to list: one is right unless it is spelled as only Spanish spells. */
function isShared(words: readonly string[], language: 'en' | 'pt'): boolean {
  const [only, ...more] = words
  if (language === 'pt' && only && more.length === 0)
    return !/[ñ]|ll|ción|sión|dad$|ue[nrs]|ie[nr]|[aeiou]je$/.test(only)
  return words.every((word) => sharedWords[language].has(word))
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/\{\{\w+\}\}/g, ' ')
      .toLowerCase()
      .match(/\p{L}[\p{L}-]*/gu) ?? []
  )
}

/** Texts in which a sign or a word stands that only Spanish has. */
export function spanishTexts(catalogues: Catalogues): string[] {
  const onlySpanish = /[¿¡]|ñ(?!,)|\b(?:usuario|usuarios|contraseña|correo|aplicación|sesión|el|y|tu|tus)\b/iu
  return (['en', 'pt'] as const).flatMap((language) =>
    [...catalogues[language]]
      .filter(([, text]) => onlySpanish.test(text))
      .map(([key, text]) => `${language} ${key}: ${text}`),
  )
}
