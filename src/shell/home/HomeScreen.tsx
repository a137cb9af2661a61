import { Suspense, useState, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { selectHasChanges } from '#shared/changes/changes.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useLocation } from 'react-router-dom'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { refusedAddressIn } from '#shared/address/refusedAddress.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { readSession } from '#shared/session/tokens.ts'
import { RefusedAddressNotice } from '#shared/ui/RefusedAddressNotice.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { useDrawerMenu } from '../shellMenus.ts'
import { dayPart } from './greeting.ts'
import { HomeAccount } from './HomeAccount.tsx'
import { homeParts } from './homeParts.ts'
import { HomePeople } from './HomePeople.tsx'
import { HomeScreens } from './HomeScreens.tsx'
import { HomeNotice } from './HomeNotice.tsx'
import { noticeIn } from './homeNoticeKind.ts'
import '../shellTexts.ts'
import './home.css'

export { HomeScreen as Screen }

const HomeWork = lazyPart(
  () => import(/* webpackChunkName: "home-work" */ './work/HomeWork.tsx').then((code) => code.HomeWork),
  'part',
)

/** Start screen: greeting, and cards by what the user's menu links to (G-01). */
export function HomeScreen(): ReactElement {
  const { t } = useTranslation('home')
  const { backgroundImage } = useTheme()
  const [{ claims, hour }] = useState(() => ({ claims: readSession()?.claims, hour: new Date().getHours() }))
  const state: unknown = useLocation().state
  const notice = noticeIn(state)
  const refused = refusedAddressIn(state)
  const parts = homeParts(useDrawerMenu(claims?.userId ?? ''), window.location.origin)
  const hasChanges = useSelector(selectHasChanges)
  const name = serverText(claims?.fullName)
  const company = serverText(claims?.customerName)

  return (
    <div className="home">
      {notice && <HomeNotice kind={notice} />}
      {refused && <RefusedAddressNotice {...refused} />}
      <header className="home-greeting">
        <img src={backgroundImage} alt="" />
        {company && (
          <p className="home-company bold small breaks">
            <bdi translate="no">{company}</bdi>
          </p>
        )}
        <h1 className="clamp" title={name ?? undefined}>
          {name ? t(dayPart(hour), { name }) : t('title')}
        </h1>
        <p className="home-lead">{parts && t(parts.isPersonal ? 'leadPerson' : 'lead')}</p>
      </header>
      {!parts && <HomeSkeleton />}
      {parts?.hasPeople && <HomePeople />}
      {parts && (parts.hasMails || hasChanges) && (
        <Suspense fallback={<span className="skeleton home-work-skeleton" />}>
          <HomeWork hasMails={parts.hasMails} />
        </Suspense>
      )}
      {parts && parts.screens.length > 0 && <HomeScreens screens={parts.screens} />}
      {parts?.isPersonal && (
        <div className="home-personal stack gap-4">
          <Suspense fallback={<HomeSkeleton />}>
            <Borrowed part="HomeApplications" apps={claims?.apps ?? []} />
          </Suspense>
          <HomeAccount claims={claims} />
        </div>
      )}
    </div>
  )
}

function HomeSkeleton(): ReactElement {
  const { t } = useTranslation('home')
  return (
    <div className="home-columns stack gap-4" role="status">
      <span className="sr-only">{t('loadingPart')}</span>
      <span className="skeleton home-skeleton" />
      <span className="skeleton home-skeleton" />
    </div>
  )
}
