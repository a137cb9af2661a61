import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import type { Resource } from '#shared/resources/defineResource.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** One card per screen of the console. */
export function HomeScreens({ screens }: { screens: readonly Resource[] }): ReactElement {
  const { t } = useTranslation('home')
  return (
    <section className="home-part stack gap-3" aria-labelledby="home-screens">
      <h2 id="home-screens">{t('screens')}</h2>
      <ul className="home-cards" aria-labelledby="home-screens">
        {screens.map((screen) => (
          <ScreenCard key={screen.id} screen={screen} />
        ))}
      </ul>
    </section>
  )
}

function ScreenCard({ screen }: { screen: Resource }): ReactElement {
  const { t } = useTranslation('home')
  const aboutId = `about-${screen.id}`
  return (
    <li className="home-card panel">
      <span className="home-card-icon middle">
        <NamedIcon name={screen.icon} size={24} />
      </span>
      <h3 className="bold">
        <PageLink to={screen.path} aria-describedby={aboutId}>
          {t(`${screen.id}.title`)}
        </PageLink>
      </h3>
      <p id={aboutId} className="muted">
        {t(`${screen.id}.about`)}
      </p>
    </li>
  )
}
