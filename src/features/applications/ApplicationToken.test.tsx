import { screen, waitFor, within } from '@testing-library/react'
import { field } from '#shared/testing/testCard.tsx'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { choose, openEdit, typeNumber } from './testApplicationCard.tsx'
import { application, open, prepareApplications, sent, serviceData, services } from './testApplications.tsx'

prepareApplications()

describe('the token', () => {
  it.each([
    ['Duración del token', 'amountTime', 'timeUnit', '[APP-32]'],
    [
      'Duración del token de refresco',
      'refreshTokenExpirationAmountTime',
      'refreshTokenExpirationTimeUnit',
      '[APP-33]',
    ],
    [
      'Duración del token de activación de usuario',
      'userActivateTokenTime',
      'userActivateTokenTimeUnit',
      '[APP-34]',
    ],
    [
      'Duración del token de restablecimiento de contraseña',
      'assignPasswordTokenTime',
      'assignPasswordTokenTimeUnit',
      '[APP-35]',
    ],
  ] as const)(
    'has the field %s, of %s and %s, with its units %s [APP-38]',
    async (label, amount, unit, _row) => {
      serviceData.applications[0] = application(1, { [amount]: 77, [unit]: 3 })
      await openEdit('/token')
      expect(field(label)).toHaveValue('77')
      const units = field(`Unidad de la ${label.replace('D', 'd')}`)
      expect(units).toHaveValue('3')
      const options = within(units).getAllByRole<HTMLOptionElement>('option')
      expect(options.slice(1).map(({ value, text }) => [value, text])).toEqual([
        ['1', 'Minutos'],
        ['2', 'Horas'],
        ['3', 'Dias'],
      ])
    },
  )

  it('has a switch for concurrent sessions and their maximum [APP-36, APP-37]', async () => {
    serviceData.applications[0] = application(1, { isConcurrentSession: true, maxConcurrentTokens: 7 })
    await openEdit('/token')
    const concurrent = screen.getByRole('switch', { name: 'Sesiones concurrentes' })
    expect(concurrent).toBeChecked()
    expect(field('Máximo de sesiones concurrentes')).toHaveValue('7')
    await typeNumber('Máximo de sesiones concurrentes', '8')
    await user.click(concurrent)
    await press('Actualizar token')
    await waitFor(() =>
      expect(sent()).toEqual([application(1, { isConcurrentSession: false, maxConcurrentTokens: 8 })]),
    )
  })

  it('has step buttons at every number [APP-39]', async () => {
    serviceData.applications[0] = application(1, { isConcurrentSession: true })
    await openEdit('/token')
    const numbers = within(screen.getByRole('tabpanel')).getAllByRole<HTMLInputElement>('spinbutton')
    expect(numbers).toHaveLength(8)
    for (const { labels } of numbers)
      for (const step of ['Aumentar', 'Disminuir'])
        expect(screen.getByRole('button', { name: `${step} ${labels![0]!.textContent}` })).toBeEnabled()
    await press('Aumentar Duración del token')
    await waitFor(() => expect(field('Duración del token')).toHaveValue('31'))
    await press('Disminuir Duración del token')
    await waitFor(() => expect(field('Duración del token')).toHaveValue('30'))
  })

  it('shows its changes line by line before the save [APP-58] [beyond 10]', async () => {
    await openEdit('/token')
    await typeNumber('Duración del token', '2')
    await choose('Unidad de la duración del token', 'Horas')
    await press('Revisar cambios')
    const rows = within(await screen.findByRole('alertdialog')).getAllByRole('row')
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Duración del token302',
      'Unidad de la duración del tokenMinutosHoras',
    ])
    await pressInDialog('Guardar')
    expect(await screen.findByText('Las opciones de token han sido actualizados')).toBeVisible()
    expect(sent()[0]).toEqual(application(1, { amountTime: 2, timeUnit: 2 }))
  })

  it('makes its fields read-only while saving, and keeps the focus', async () => {
    let answer = (): void => {}
    services.answerNext('modifyApplication', { after: new Promise<void>((resolve) => (answer = resolve)) })
    await openEdit('/token')
    const label = 'Duración del token'
    await typeNumber(label, '45')
    await press('Actualizar token')
    await waitFor(() => expect(sent()).toHaveLength(1))
    // A disabled field would lose the focus.
    expect(field(label)).toBeEnabled()
    expect(field(label)).toHaveAttribute('readonly')
    await user.type(field(label), '6')
    await user.click(screen.getByRole('button', { name: `Aumentar ${label}` }))
    expect(field(label)).toHaveValue('45')
    answer()
    await screen.findByText('Las opciones de token han sido actualizados')
  })

  it('is described in words, and -1 is never called unlimited [CLM-07] [beyond 19]', async () => {
    serviceData.applications[0] = application(1, { refreshTokenExpirationAmountTime: -1, amountTime: 120 })
    await open('/apps/1/token')
    expect(await screen.findByText('Cada token vale 2 horas.')).toBeVisible()
    expect(screen.getByText(/^La sesión se puede renovar hasta según el servidor \(-1\)/)).toBeVisible()
    expect(screen.getByText('El enlace para activar una cuenta vale 2 días.')).toBeVisible()
    expect(screen.getByText('El enlace para restablecer la contraseña vale 30 minutos.')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/ilimitad/i)
  })

  it('names a contradiction while typing and before the save [beyond 19]', async () => {
    await openEdit('/token')
    expect(screen.queryByText(/no es mayor que/)).not.toBeInTheDocument()
    await typeNumber('Duración del token', '9')
    await choose('Unidad de la duración del token', 'Horas')
    expect(await screen.findByText(/«Duración del token de refresco» no es mayor que/)).toBeVisible()
    expect(field('Duración del token de refresco')).toHaveAccessibleDescription(
      'No es mayor que «Duración del token»: la sesión caduca antes de poder renovarse.',
    )
    expect(field('Duración del token')).not.toHaveAccessibleDescription(/mayor/)
    await press('Revisar cambios')
    await screen.findByRole('alertdialog')
    expect(alertDialog()).toHaveTextContent(/«Duración del token de refresco» no es mayor que/)
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it.each([
    ['Minutos', '525601', 'El valor no puede ser mayor a 525600', '[APV-14]'],
    ['Horas', '8761', 'El valor no puede ser mayor a 8760', '[APV-15]'],
    ['Dias', '366', 'El valor no puede ser mayor a 365', '[APV-16]'],
    ['Dias', '0', 'El valor no puede ser 0', '[APV-11]'],
    ['Dias', '-2', 'El valor no puede ser menor a -1', '[APV-12]'],
  ])('in %s refuses %s: %s %s', async (unit, value, problem) => {
    await openEdit('/token')
    await choose('Unidad de la duración del token', unit)
    await typeNumber('Duración del token', value)
    await press('Actualizar token')
    await waitFor(() => expect(field('Duración del token')).toHaveAccessibleDescription(problem))
    expect(sent()).toEqual([])
  })

  it.each([
    ['Máximo de tokens de refresco por usuario', '0'],
    ['Duración del token de activación de usuario', '1'],
  ])('keeps a typed minus in %s and names the minimum: %s [APV-20] [D45]', async (label, least) => {
    await openEdit('/token')
    await typeNumber(label, '-5')
    expect(field(label)).toHaveValue('-5')
    await press('Actualizar token')
    await waitFor(() =>
      expect(field(label)).toHaveAccessibleDescription(`El valor no puede ser menor a ${least}`),
    )
    expect(field(label)).toHaveValue('-5')
    expect(sent()).toEqual([])
  })

  it('accepts six digits of a duration, three of the sessions [APV-18, APV-25]', async () => {
    serviceData.applications[0] = application(1, { isConcurrentSession: true })
    await openEdit('/token')
    await typeNumber('Duración del token', '1234567')
    expect(field('Duración del token')).toHaveValue('123456')
    await typeNumber('Máximo de sesiones concurrentes', '1234')
    expect(field('Máximo de sesiones concurrentes')).toHaveValue('123')
  })

  it('validates an amount again by its new unit', async () => {
    await openEdit('/token')
    await typeNumber('Duración del token', '9000')
    await choose('Unidad de la duración del token', 'Horas')
    await waitFor(() =>
      expect(field('Duración del token')).toHaveAccessibleDescription('El valor no puede ser mayor a 8760'),
    )
  })

  it('requires a maximum only while the switch is on, and says why [APV-21, APV-22, APV-23, APV-24, APV-26] [beyond 21]', async () => {
    await openEdit('/token')
    const most = (): HTMLElement => field('Máximo de sesiones concurrentes')
    expect(most()).toBeDisabled()
    expect(most()).toHaveAccessibleDescription(/Activa primero las sesiones concurrentes\./)
    await user.click(screen.getByRole('switch', { name: 'Sesiones concurrentes' }))
    expect(most()).toBeEnabled()
    expect(most()).toHaveAccessibleDescription('Valor desde 1 hasta 255')
    await typeNumber('Máximo de sesiones concurrentes', '256')
    await press('Actualizar token')
    await waitFor(() => expect(most()).toHaveAccessibleDescription(/El valor no puede ser mayor a 255/))
    await typeNumber('Máximo de sesiones concurrentes', '0')
    await waitFor(() => expect(most()).toHaveAccessibleDescription(/El valor no puede ser menor a 1(?!\d)/))
    expect(sent()).toEqual([])
  })

  it('hides the problem of the maximum while the switch is off [APV-21, APV-24]', async () => {
    await openEdit('/token')
    const most = (): HTMLElement => field('Máximo de sesiones concurrentes')
    const pressSwitch = (): Promise<void> =>
      user.click(screen.getByRole('switch', { name: 'Sesiones concurrentes' }))
    await pressSwitch()
    await typeNumber('Máximo de sesiones concurrentes', '256')
    await user.tab()
    await waitFor(() => expect(most()).toHaveAccessibleDescription(/El valor no puede ser mayor a 255/))
    await pressSwitch()
    await waitFor(() => expect(most()).toBeValid())
    expect(most()).toBeDisabled()
    expect(most()).not.toHaveAccessibleDescription(/mayor a 255/)
    await pressSwitch()
    await waitFor(() => expect(most()).toHaveAccessibleDescription(/El valor no puede ser mayor a 255/))
  })
})
