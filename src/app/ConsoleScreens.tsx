import { lazy, Suspense, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router-dom'
import { consoleScreens } from '#features/home/screens.ts'
import { canonicalPath } from '#shared/lib/paths.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'

const HomeScreen = lazy(() =>
  import('#features/home/HomeScreen.tsx').then((room) => ({ default: room.HomeScreen })),
)
const ComingScreen = lazy(() =>
  import('#features/home/ComingScreen.tsx').then((room) => ({ default: room.ComingScreen })),
)
const loadUsers = async () => ({ default: (await import('#features/users/UsersScreen.tsx')).UsersScreen })
const UsersScreen = lazy(loadUsers)
const UserScreen = lazy(() =>
  import('#features/users/UserScreen.tsx').then((room) => ({ default: room.UserScreen })),
)

// On its way while the stored token is still being confirmed.
if (canonicalPath(window.location.pathname) === '/users') loadUsers().catch(() => {})

/** The routes that need a session. */
export function ConsoleScreens(): ReactElement {
  return (
    <Suspense fallback={<ScreenOnItsWay />}>
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        <Route path="/home" element={<HomeScreen />} />
        <Route path="/users" element={<UsersScreen />} />
        <Route path="/users/:id/:tab?" element={<UserScreen />} />
        {consoleScreens
          .filter(({ available }) => !available)
          .map(({ path }) => (
            <Route key={path} path={path} element={<ComingScreen />} />
          ))}
      </Routes>
    </Suspense>
  )
}

/** Stands in the place of a screen whose code has not arrived; shows itself only when that takes a moment. */
function ScreenOnItsWay(): ReactElement {
  const { t } = useTranslation()
  return (
    <p className="screen-on-its-way" role="status">
      <Spinner />
      {t('loading')}
    </p>
  )
}
