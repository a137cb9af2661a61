import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import { consoleScreens, type ConsoleScreen } from '#shared/lib/consoleScreens.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { readSession } from '#shared/session/tokens.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { LinkNotUsedNotice } from './LinkNotUsedNotice.tsx'
import { dayPart } from './greeting.ts'
import './homeTexts.ts'
import './home.css'

/** Where a session begins: who is here, and one card per screen of the console (G-01). */
export function HomeScreen(): ReactElement {
  const { t } = useTranslation('home')
  const { backgroundImage } = useTheme()
  const [arrival] = useState(() => ({ claims: readSession()?.claims, hour: new Date().getHours() }))
  const { linkNotUsed } = (useLocation().state ?? {}) as { linkNotUsed?: unknown }
  const name = serverText(arrival.claims?.fullName)
  const company = serverText(arrival.claims?.customerName)

  return (
    <div className="home">
      {linkNotUsed === true && <LinkNotUsedNotice />}
      <header className="home-greeting">
        <img src={backgroundImage} alt="" />
        {company && (
          <p className="home-company">
            <bdi>{company}</bdi>
          </p>
        )}
        <h1>{name ? t(dayPart(arrival.hour), { name }) : t('title')}</h1>
        <p className="home-lead">{t('lead')}</p>
      </header>
      <ul className="home-cards" aria-label={t('screens')}>
        {consoleScreens.map((screen) => (
          <ScreenCard key={screen.id} screen={screen} />
        ))}
      </ul>
    </div>
  )
}

function ScreenCard({ screen }: { screen: ConsoleScreen }): ReactElement {
  const { t } = useTranslation('home')
  const aboutId = `about-${screen.id}`
  return (
    <li className="home-card">
      <span className="home-card-icon">
        <NamedIcon name={screen.icon} size={24} />
      </span>
      <h2>
        <PageLink to={screen.path} aria-describedby={aboutId}>
          {t(`${screen.id}.title`)}
        </PageLink>
      </h2>
      <p id={aboutId}>
        <span>{t(`${screen.id}.about`)}</span>
        {!screen.isBuilt && <span className="home-card-state">{t('building')}</span>}
      </p>
    </li>
  )
}
