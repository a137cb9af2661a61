import { waitFor } from '@testing-library/react'
import { detail, press } from '#shared/testing/testScreen.tsx'
import { choose, open, prepareNotifications, sent, services, testNow } from './testNotifications.tsx'
import { field, fillNew, type } from './testNotificationSteps.tsx'

prepareNotifications()

const minute = 60_000
const hour = 60 * minute

/** Sets the machine's clock ahead by `ms`; answers have the right time. */
function setMachineAhead(ms: number): void {
  services.aheadMs = ms
  jest.spyOn(Date, 'now').mockReturnValue(testNow + ms)
}

describe.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
  ['five hours ahead, a day later in Bogota', 5 * hour],
  ['two days behind', -48 * hour],
])('on a machine whose clock is %s', (_what, ahead) => {
  beforeEach(() => setMachineAhead(ahead))

  it('moment and remaining time use the clock of the service [NTF-22] [beyond 20]', async () => {
    await open('/notifications/1')
    await waitFor(() =>
      expect(detail('Fecha de envío')).toHaveTextContent(
        'viernes 21/11/2025, 23:59 (Bogotá), dentro de 2 días',
      ),
    )
  })

  it('the earliest dates use the clock of the service [NTV-09, NTV-10]', async () => {
    await fillNew()
    type('Fecha de envío', '18/11/2025')
    type('Fecha', '19/11/2025')
    await press('Guardar')
    await waitFor(() =>
      expect(field('Fecha de envío')).toHaveAccessibleDescription(
        /Elige el 19\/11\/2025 o un día posterior\./,
      ),
    )
    expect(field('Fecha')).toHaveAccessibleDescription(/Elige el 20\/11\/2025 o un día posterior\./)
    expect(sent()).toEqual([])
  })
})

it('a changed clock of the service applies from the next answer on', async () => {
  await open('/notifications/new')
  type('Fecha de envío', '19/11/2025')
  expect(field('Fecha de envío')).toHaveAccessibleDescription(/dentro de 4 h/)
  services.aheadMs = -3 * hour
  await choose('Suite')
  await waitFor(() => expect(field('Fecha de envío')).toHaveAccessibleDescription(/dentro de 1 h/))
})

it('a day typed before midnight in Bogota is not sent after it [NTV-10] [T87]', async () => {
  const midnight = Date.parse('2025-11-20T05:00:00Z')
  jest.spyOn(Date, 'now').mockReturnValue(midnight - minute)
  await fillNew()
  type('Fecha de envío', '19/11/2025')
  expect(field('Fecha de envío')).toHaveAccessibleDescription(/^miércoles 19\/11\/2025, 23:59/)
  jest.spyOn(Date, 'now').mockReturnValue(midnight + minute)
  await press('Guardar')
  await waitFor(() =>
    expect(field('Fecha de envío')).toHaveAccessibleDescription(/Elige el 20\/11\/2025 o un día posterior\./),
  )
  expect(sent()).toEqual([])
  type('Fecha de envío', '20/11/2025')
  await press('Guardar')
  await waitFor(() => expect(sent()[0]).toMatchObject({ executionDate: '2025-11-20T23:59:00' }))
})
