import { menuSettings as en } from '#locales/en/menuSettings.ts'
import { menuSettings as es } from '#locales/es/menuSettings.ts'
import { menuSettings as pt } from '#locales/pt/menuSettings.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('menuSettings', { es, en, pt })
