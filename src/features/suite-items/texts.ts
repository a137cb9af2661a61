import { suiteItems as en } from '#locales/en/suiteItems.ts'
import { suiteItems as es } from '#locales/es/suiteItems.ts'
import { suiteItems as pt } from '#locales/pt/suiteItems.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('suiteItems', { es, en, pt })
