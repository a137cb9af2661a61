import { views as en } from '#locales/en/views.ts'
import { views as es } from '#locales/es/views.ts'
import { views as pt } from '#locales/pt/views.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('views', { es, en, pt })
