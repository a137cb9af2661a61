import { menuPreview as en } from '#locales/en/menuPreview.ts'
import { menuPreview as es } from '#locales/es/menuPreview.ts'
import { menuPreview as pt } from '#locales/pt/menuPreview.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('menuPreview', { es, en, pt })
