import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { prepareScreens, renderScreen, shownAddress } from '#shared/testing/testScreen.tsx'
import { cardAddress } from './cardAddress.ts'
import { CardScreen } from './CardScreen.tsx'

const address = cardAddress('/things', ['data', 'parts'])

prepareScreens()

it.each([
  ['/things/7/nothing', '/things/7', 'data of 7'],
  ['/things/new/nothing', '/things/new', 'data of a new one'],
  ['/things/7/parts', '/things/7/parts', 'parts of 7'],
])('at %s stands at %s and shows the %s', (asked, shown, text) => {
  const card = (
    <CardScreen
      address={address}
      useRecord={(id) => ({ record: { id }, answers: [] })}
      title={() => ''}
      skeletonGroups={[]}
      texts={{ notFound: '', toList: '' }}
    >
      {(record, tab) => <p>{`${tab} of ${record?.id ?? 'a new one'}`}</p>}
    </CardScreen>
  )
  renderScreen(
    <Routes>
      {['/things/:id', '/things/:id/:tab'].map((path) => (
        <Route key={path} path={path} element={card} />
      ))}
    </Routes>,
    asked,
  )
  expect(shownAddress()).toBe(shown)
  expect(screen.getByText(text)).toBeVisible()
})
