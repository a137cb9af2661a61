import type { ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { chooseLanguage } from '#shared/texts/chooseLanguage.ts'
import { LanguageSelect } from '#shared/ui/LanguageSelect.tsx'
import { PublicFrame } from '#shared/ui/PublicFrame.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import '#shared/ui/public.css'

type PublicPageProps = {
  aside?: ReactNode
  footer?: ReactNode
  card?: 'message' | 'wide'
  children: ReactNode
}

/** Frame of a public screen, with the language choice of products that have one (LNG-07, LNG-08). */
export function PublicPage({ aside, footer, card, children }: PublicPageProps) {
  const { t, language } = useTranslation()
  const theme = useTheme()
  return (
    <PublicFrame
      theme={theme}
      aside={aside}
      footer={footer}
      card={card}
      languageSelector={
        theme.languageSelector && (
          <LanguageSelect value={language} onChange={chooseLanguage} label={t('language')} />
        )
      }
    >
      {children}
    </PublicFrame>
  )
}
