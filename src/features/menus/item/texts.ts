import { menuItem as en } from '#locales/en/menuItem.ts'
import { menuItem as es } from '#locales/es/menuItem.ts'
import { menuItem as pt } from '#locales/pt/menuItem.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('menuItem', { es, en, pt })
