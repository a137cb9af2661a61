import { dependents as en } from '#locales/en/dependents.ts'
import { dependents as es } from '#locales/es/dependents.ts'
import { dependents as pt } from '#locales/pt/dependents.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('dependents', { es, en, pt })
