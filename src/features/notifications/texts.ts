import { notifications as en } from '#locales/en/notifications.ts'
import { notifications as es } from '#locales/es/notifications.ts'
import { notifications as pt } from '#locales/pt/notifications.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('notifications', { es, en, pt })
