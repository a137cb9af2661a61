import { act, screen, within } from '@testing-library/react'
import { lentParts } from '#app/lentParts.tsx'
import { notificationEndpoints, type Notification } from '#contracts/notifications.ts'
import {
  forgetChanges,
  selectAreChangesOpen,
  recordChange,
  showChanges,
  undoChange,
} from '#shared/changes/changes.ts'
import { store } from '#shared/api/store.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { addTexts, i18n } from '#shared/texts/i18n.ts'
import { session as en } from '#locales/en/session.ts'
import { session as es } from '#locales/es/session.ts'
import { session as pt } from '#locales/pt/session.ts'
import { prepareScreens, press, renderScreen, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { HomeWork } from './HomeWork.tsx'

let stored: Notification[] = []
const services = testServices([notificationEndpoints], { listNotifications: () => ({ result: stored }) })

const mail = (id: number, day: string, fields: Partial<Notification> = {}): Notification => ({
  id,
  reason: `Motivo ${id}`,
  subjectId: 1,
  templateId: 1,
  applicationIds: [id],
  executionDate: `${day}T23:59:00`,
  stateName: 'PENDIENTE',
  ...fields,
})

const week = (): HTMLElement => screen.getByRole('region', { name: 'Correos de los próximos 7 días' })
const rows = (): [string, string | null][] =>
  within(week())
    .getAllByRole('listitem')
    .map((row) => [row.textContent, within(row).getByRole('link').getAttribute('href')])

async function show(hasMails = true): Promise<void> {
  await act(async () => renderScreen(<HomeWork hasMails={hasMails} />, '/'))
}

prepareScreens()
beforeAll(() => addTexts('session', { es, en, pt }))
beforeAll(() => lentParts.WeekMails.load())
beforeEach(() => {
  services.start()
  stored = []
  // 9:00 in Bogota on Saturday the 21st.
  jest.useFakeTimers({
    now: Date.parse('2026-11-21T14:00:00Z'),
    doNotFake: ['queueMicrotask', 'setTimeout', 'nextTick'],
  })
  writeSession({ token: testToken(), refreshToken: null })
})
afterEach(() => {
  act(forgetChanges)
  showChanges(false)
  clearSession()
  jest.useRealTimers()
})

describe('the mails of the next days', () => {
  it('are grouped by day with a link to the calendar, and conflicts are marked', async () => {
    stored = [
      mail(1, '2026-11-21'),
      mail(2, '2026-11-24', { applicationIds: [7] }),
      mail(3, '2026-11-24', { applicationIds: [7] }),
      mail(4, '2026-11-24', { reason: '<b>Cuatro</b>' }),
      mail(5, '2026-11-22'),
      mail(6, '2026-11-28'),
      mail(7, '2026-11-23', { stateName: 'EJECUTADA' }),
    ]
    await show()
    expect(rows()).toEqual([
      ['hoy a las 23:59 de Bogotá Motivo 1 ', '/notifications?view=calendar&day=2026-11-21'],
      ['mañana a las 23:59 de Bogotá Motivo 5 ', '/notifications?view=calendar&day=2026-11-22'],
      [
        'mar 24/11/2026 a las 23:59 de Bogotá Motivo 2, Motivo 3 y 1 más Coinciden',
        '/notifications?view=calendar&day=2026-11-24',
      ],
    ])
    expect(within(week()).getByText('Salen 5 correos.')).toBeVisible()
    expect(within(week()).getByRole('link', { name: '1 día con coincidencias' })).toHaveAttribute(
      'href',
      '/notifications?view=calendar&day=2026-11-24',
    )
    expect(within(week()).getByRole('link', { name: 'Ver el calendario' })).toHaveAttribute(
      'href',
      '/notifications?view=calendar',
    )
  })

  it('are counted without conflicts where there are none', async () => {
    stored = [mail(1, '2026-11-21')]
    await show()
    expect(week()).toHaveTextContent('Sale 1 correo.hoy')
    expect(within(week()).queryByText(/coincidencias/)).not.toBeInTheDocument()
  })

  it('name the next ones when the week has none', async () => {
    stored = [mail(1, '2026-12-05')]
    await show()
    expect(week()).toHaveTextContent('No sale ningún correo. El próximo sale el sábado 05/12/2026, 23:59')
    expect(within(week()).getByRole('link', { name: /^El próximo/ })).toHaveAttribute(
      'href',
      '/notifications?view=calendar&day=2026-12-05',
    )
  })

  it('show an empty state when there are none at all', async () => {
    await show()
    expect(within(week()).getByText('No hay correos programados.')).toBeVisible()
    expect(within(week()).queryByRole('list')).not.toBeInTheDocument()
  })

  it('show a loading message', async () => {
    services.answerNext('listNotifications', { after: new Promise(() => {}) })
    await show()
    expect(within(week()).getByRole('status')).toHaveTextContent('Cargando los correos')
  })

  it('show a failure and can be retried', async () => {
    stored = [mail(1, '2026-11-21')]
    services.answerNext('listNotifications', { status: 500 })
    await show()
    expect(within(week()).getByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    await press('Reintentar')
    expect(await within(week()).findByText('Sale 1 correo.')).toBeVisible()
    expect(within(week()).queryByRole('alert')).not.toBeInTheDocument()
  })

  it('wait for the network without repeating the banner, then load by themselves', async () => {
    stored = [mail(1, '2026-11-21')]
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show()
    expect(await within(week()).findByText('Se verán cuando vuelva la conexión.')).toBeVisible()
    expect(within(week()).queryByRole('alert')).not.toBeInTheDocument()
    online.mockRestore()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await within(week()).findByText('Sale 1 correo.')).toBeVisible()
    expect(within(week()).queryByText(/cuando vuelva/)).not.toBeInTheDocument()
  })

  it('are hidden without a message after a 403', async () => {
    services.answerNext('listNotifications', { status: 403 })
    await show()
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('are not requested if the menu has no link to them', async () => {
    await show(false)
    expect(services.callsOf('listNotifications')).toHaveLength(0)
  })
})

describe('the changes of this session', () => {
  const change = (name: string) => ({
    call: 'setUserState',
    title: () => 'Usuario desactivado',
    name: () => name,
    undo: [
      {
        name,
        look: () => Promise.resolve({ isBack: true } as const),
        isBack: () => Promise.resolve('done' as const),
      },
    ],
  })
  const list = (): HTMLElement => screen.getByRole('region', { name: 'Cambios de esta sesión' })

  it('show the last four, newest first, each with undo', async () => {
    await show(false)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    act(() => ['Ana', 'Luis', 'Eva', 'Pía', 'Íñigo'].forEach((name) => recordChange(change(name))))
    const shown = within(list()).getAllByRole('listitem')
    expect(shown.map(({ textContent }) => /Íñigo|Ana|Luis|Eva|Pía/.exec(textContent)![0])).toEqual([
      'Íñigo',
      'Pía',
      'Eva',
      'Luis',
    ])
    expect(shown[0]).toHaveTextContent('Usuario desactivado Íñigo 21/11/2026 09:00')
    await user.click(within(list()).getByRole('button', { name: 'Ver y deshacer' }))
    expect(selectAreChangesOpen(store.getState())).toBe(true)
  })

  it('mark what was undone', async () => {
    await show(false)
    let id = 0
    act(() => void (id = recordChange(change('Ana'))))
    expect(list()).not.toHaveTextContent('deshecho')
    act(() => undoChange(id))
    expect(await within(list()).findByText('(deshecho)')).toBeVisible()
  })
})

describe.each([
  ['en', 'Emails of the next 7 days', '1 email goes out.today at 23:59 Bogotá time'],
  ['pt', 'E-mails dos próximos 7 dias', 'Sai 1 e-mail.hoje às 23:59 de Bogotá'],
] as const)('in %s', (language, name, expected) => {
  beforeAll(() => i18n.changeLanguage(language))
  afterAll(() => i18n.changeLanguage('es'))

  it('the mails have their texts', async () => {
    stored = [mail(1, '2026-11-21')]
    await show()
    expect(screen.getByRole('region', { name })).toHaveTextContent(expected)
  })
})
