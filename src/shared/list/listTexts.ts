import { list as en } from '#locales/en/list.ts'
import { list as es } from '#locales/es/list.ts'
import { list as pt } from '#locales/pt/list.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('list', { es, en, pt })
