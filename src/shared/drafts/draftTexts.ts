import { drafts as en } from '#locales/en/drafts.ts'
import { drafts as es } from '#locales/es/drafts.ts'
import { drafts as pt } from '#locales/pt/drafts.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('drafts', { es, en, pt })
