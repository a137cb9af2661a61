import { fireEvent, screen, waitFor } from '@testing-library/react'
import { alertDialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import {
  filled,
  notification,
  open,
  prepareNotifications,
  sent,
  serviceData,
  services,
  variables,
} from './testNotifications.tsx'
import { field, fillNew, openEdit, type } from './testNotificationSteps.tsx'

prepareNotifications()

describe('a time', () => {
  it('accepts only whole numbers within the clock [NTV-13, NTV-14, NTV-15] [T89]', async () => {
    await fillNew()
    for (const [label, text, kept] of [
      ['Hora', '9e9', '8'],
      ['Hora', 'hoy', '8'],
      ['Hora', '99', '23'],
      ['Minutos', '7m', '5'],
      ['Minutos', '07', '7'],
      ['Minutos', '60', '59'],
    ] as const) {
      type(label, text)
      fireEvent.blur(field(label))
      await waitFor(() => expect(field(label)).toHaveValue(kept))
    }
  })

  it('changes a negative number to 0 on blur, with a message [NTV-13, NTV-14] [D53]', async () => {
    await fillNew()
    for (const label of ['Hora', 'Minutos']) {
      await user.clear(field(label))
      await user.type(field(label), '-1')
      expect(field(label)).toHaveValue('-1')
      await user.tab()
      await waitFor(() => expect(field(label)).toHaveValue('0'))
      expect(field(label)).toBeValid()
    }
    expect(screen.getAllByText('-1 se cambió por 0, el mínimo.')).toHaveLength(2)
  })

  it('sets an empty half to 0 with the box ticked, and keeps the other [NTV-21]', async () => {
    await fillNew()
    await user.click(field('Todo el día'))
    await user.clear(field('Hora'))
    await user.click(field('Todo el día'))
    await waitFor(() => expect(field('Hora')).toHaveValue('0'))
    expect(field('Minutos')).toHaveValue('5')
    expect(field('Hora')).toBeValid()
  })

  it('rejects a pasted text that is no number, with a message [NTV-15] [T89]', async () => {
    await fillNew()
    const hour = field('Hora') as HTMLInputElement
    for (const text of ['9e9', 'a las 7 h', '07:30', '\u0663', '123']) {
      await user.click(hour)
      hour.select()
      await user.paste(text)
      await user.tab()
      expect(hour).toHaveValue('8')
      expect(
        screen.getByText(`No se tomó «${text}»: aquí van números enteros de hasta 2 cifras.`),
      ).toBeVisible()
    }
  })
})

describe('odd variables', () => {
  /** Expects a save to focus the variables without any dialog or call. */
  async function expectHeldBack(why: string | RegExp): Promise<void> {
    await press('Actualizar')
    await waitFor(() => expect(screen.getByText(why).closest('[tabindex="-1"]')).toHaveFocus())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  }

  it('of an unknown type are shown, kept, and block the save [T89]', async () => {
    const colour = { type: 'color', name: 'fondo', label: 'Fondo', value: '#fff' }
    serviceData.templates[0]!.variables = [...variables, colour]
    serviceData.notifications[0] = notification(1, {
      variables: JSON.stringify([...(JSON.parse(filled) as object[]), colour]),
    })
    await openEdit()
    expect(screen.getByText(/^No reconocemos estas variables/)).toBeVisible()
    expect(screen.getAllByText('#fff')[0]).toBeVisible()
    type('Motivo', 'Otro')
    await expectHeldBack(/^No reconocemos estas variables/)
  })

  it('unknown to the template are shown, and removed only on request [T89]', async () => {
    serviceData.templates[0]!.variables = variables.slice(1)
    await openEdit()
    expect(screen.getByText('La plantilla cambió')).toBeVisible()
    type('Motivo', 'Otro')
    await expectHeldBack('La plantilla cambió')
    await press('Quitar estos valores')
    // The button disappears with its notice.
    expect(document.activeElement).toHaveAttribute('tabindex', '-1')
    await press('Actualizar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(JSON.parse(sent()[0]!.variables)).toEqual((JSON.parse(filled) as object[]).slice(1))
  })

  it('that cannot be read do not break the card, and block the save [T89]', async () => {
    serviceData.templates[0]!.variables = '[{'
    serviceData.notifications[0] = notification(1, { variables: '<b>' })
    await open('/notifications/1')
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    await pressInDialog('Modificar')
    expect(await screen.findByText(/^No podemos leer las variables/)).toBeVisible()
    expect(screen.queryByLabelText('Causa')).not.toBeInTheDocument()
    type('Motivo', 'Otro')
    await expectHeldBack(/^No podemos leer las variables/)
    expect(sent()).toEqual([])
  })

  it('with an invalid hour show an error [CER-15, NTV-11, ERR-07]', async () => {
    serviceData.notifications[0] = notification(1, {
      variables: filled.replace('"value":"8"', '"value":"ocho"'),
    })
    await openEdit()
    type('Motivo', 'Otro')
    await press('Actualizar')
    await waitFor(() => expect(field('Hora')).toHaveAccessibleDescription('Hora debe ser un número.'))
    expect(field('Hora')).toHaveFocus()
  })

  it('of a template still loading at the click are validated before the call', async () => {
    services.answerNext('listTemplatesByApps', { status: 500 })
    await openEdit()
    type('Causa', '')
    await press('Actualizar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('La plantilla cambió'))
    await pressInDialog('Aceptar')
    await press('Actualizar')
    await waitFor(() => expect(field('Causa')).toHaveAccessibleDescription(/^Campo obligatorio\./))
    expect(sent()).toEqual([])
  })

  it('of a template changed during the edit are shown before the call [T89]', async () => {
    await openEdit()
    type('Causa', 'Otra causa')
    serviceData.templates[0]!.variables = [...variables, { type: 'text', name: 'lugar', label: 'Lugar' }]
    await press('Actualizar')
    await waitFor(() => expect(alertDialog()).toHaveAccessibleName('La plantilla cambió'))
    expect(alertDialog()).toHaveTextContent('Revisa las variables antes de guardar.')
    await pressInDialog('Aceptar')
    expect(field('Lugar')).toHaveValue('')
    expect(field('Causa')).toHaveValue('Otra causa')
    await press('Actualizar')
    await waitFor(() => expect(field('Lugar')).toHaveAccessibleDescription(/^Campo obligatorio\./))
    expect(sent()).toEqual([])
    type('Lugar', 'Bogotá')
    await press('Actualizar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(JSON.parse(sent()[0]!.variables)).toMatchObject([
      ...variables.map(({ name }) => ({ name })),
      { name: 'lugar', value: 'Bogotá' },
    ])
  })
})
