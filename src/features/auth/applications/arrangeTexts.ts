import { arrange as en } from '#locales/en/arrange.ts'
import { arrange as es } from '#locales/es/arrange.ts'
import { arrange as pt } from '#locales/pt/arrange.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('arrange', { es, en, pt })
