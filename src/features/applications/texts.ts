import { applications as en } from '#locales/en/applications.ts'
import { applications as es } from '#locales/es/applications.ts'
import { applications as pt } from '#locales/pt/applications.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('applications', { es, en, pt })
