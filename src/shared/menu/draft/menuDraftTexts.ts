import { menuDraft as en } from '#locales/en/menuDraft.ts'
import { menuDraft as es } from '#locales/es/menuDraft.ts'
import { menuDraft as pt } from '#locales/pt/menuDraft.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('menuDraft', { es, en, pt })
