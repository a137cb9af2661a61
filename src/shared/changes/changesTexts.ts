import { changes as en } from '#locales/en/changes.ts'
import { changes as es } from '#locales/es/changes.ts'
import { changes as pt } from '#locales/pt/changes.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('changes', { es, en, pt })
