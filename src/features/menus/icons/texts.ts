import { iconPicker as en } from '#locales/en/iconPicker.ts'
import { iconPicker as es } from '#locales/es/iconPicker.ts'
import { iconPicker as pt } from '#locales/pt/iconPicker.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('iconPicker', { es, en, pt })
