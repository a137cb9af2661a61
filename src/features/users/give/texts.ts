import { giveRole as en } from '#locales/en/giveRole.ts'
import { giveRole as es } from '#locales/es/giveRole.ts'
import { giveRole as pt } from '#locales/pt/giveRole.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('giveRole', { es, en, pt })
