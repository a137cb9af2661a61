import { users as en } from '#locales/en/users.ts'
import { users as es } from '#locales/es/users.ts'
import { users as pt } from '#locales/pt/users.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('users', { es, en, pt })
