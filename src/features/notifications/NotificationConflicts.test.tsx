import { screen, waitFor, within } from '@testing-library/react'
import { detail, alertDialog, pressInDialog, user, press } from '#shared/testing/testScreen.tsx'
import { filled, notification, prepareNotifications, sent, serviceData } from './testNotifications.tsx'
import { openEdit, type } from './testNotificationSteps.tsx'

prepareNotifications()

type Stored = Parameters<typeof notification>[1]

/** Stores a concurrent change of a colleague. */
function storeMeanwhile(fields: Stored): void {
  serviceData.notifications[0] = notification(1, fields)
}

async function meetConflict(): Promise<void> {
  await press('Actualizar')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('Este registro cambió mientras lo editabas'))
}

/** Shown conflicts with both values; the chosen one has a star. */
function shownConflicts(): string[][] {
  return within(alertDialog())
    .getAllByRole('group')
    .map((group) => [
      group.querySelector('legend')!.textContent,
      ...within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => (radio.checked ? '* ' : '') + radio.closest('label')!.textContent),
    ])
}

const sentVariables = (): { name: string; value?: unknown }[] =>
  JSON.parse(sent()[0]!.variables) as { name: string; value?: unknown }[]

describe('variables changed by a colleague', () => {
  it('are decided one by one, and other edits are kept [T73, beyond 11]', async () => {
    await openEdit()
    type('Causa', 'Otra causa')
    storeMeanwhile({ variables: filled.replace('"Aviso"', '"Su aviso"').replace('"30"', '"45"') })
    await meetConflict()
    expect(shownConflicts()).toEqual([
      ['Variable: Inicio', 'Como estaba: 08:30, Todo el día', '* Valor actual: 08:45, Todo el día'],
      ['Variable: Título', 'Como estaba: Aviso', '* Valor actual: Su aviso'],
    ])
    await user.click(within(alertDialog()).getByLabelText('Como estaba: 08:30, Todo el día'))
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sentVariables()).toMatchObject([
      { name: 'fecha', value: '2025-12-20' },
      { name: 'hora', hour: { value: '8' }, minutes: { value: '30' }, complement: { value: true } },
      { name: 'causa', value: 'Otra causa' },
      { name: 'titulo', value: 'Su aviso' },
      { name: 'urgente', value: true },
    ])
  })

  it.each([
    ['mine', 'Lo mío: El mío', 'El mío'],
    ['theirs', 'Valor actual: El suyo', 'El suyo'],
  ])('get the chosen value if both changed them: %s', async (_side, choice, saved) => {
    await openEdit()
    type('Título', 'El mío')
    type('Causa', 'Otra causa')
    storeMeanwhile({ variables: filled.replace('"Aviso"', '"El suyo"') })
    await meetConflict()
    expect(shownConflicts()).toEqual([['Variable: Título', '* Lo mío: El mío', 'Valor actual: El suyo']])
    await user.click(within(alertDialog()).getByLabelText(choice))
    await pressInDialog('Guardar')
    await waitFor(() => expect(sentVariables()[3]).toMatchObject({ name: 'titulo', value: saved }))
  })

  it('are no conflict if both changed them to the same value', async () => {
    await openEdit()
    type('Título', 'El mismo')
    type('Causa', 'Otra causa')
    storeMeanwhile({ variables: filled.replace('"Aviso"', '"El mismo"') })
    await press('Actualizar')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sentVariables().map(({ value }) => value)).toEqual([
      '2025-12-20',
      undefined,
      'Otra causa',
      'El mismo',
      true,
    ])
  })

  it('that cannot be read are compared as a whole', async () => {
    await openEdit()
    type('Causa', 'Otra causa')
    storeMeanwhile({ variables: '[{' })
    await meetConflict()
    expect(shownConflicts()).toEqual([
      ['Variables', expect.stringMatching(/^\* Lo mío: Fecha: 20\/12\/2025; /), 'Valor actual: [{'],
    ])
  })
})

describe('a template chosen by a colleague', () => {
  beforeEach(async () => {
    await openEdit()
    type('Causa', 'Otra causa')
    storeMeanwhile({
      templateId: 2,
      subjectId: 3,
      subjectName: 'Nuevas funciones',
      variables: '[{"type":"text","name":"titulo","label":"Título","value":"De ellos"}]',
    })
    await meetConflict()
  })

  it('is decided together with its subject and variables [T73, beyond 11]', async () => {
    const [conflict, ...others] = shownConflicts()
    expect(others).toEqual([])
    expect(conflict).toEqual([
      'Plantilla',
      expect.stringMatching(/^Lo mío: Mantenimiento · Ventana · Fecha: 20\/12\/2025; .*Causa: Otra causa;/),
      '* Valor actual: Novedades · Nuevas funciones · Título: De ellos',
    ])
    await pressInDialog('Guardar')
    expect(await screen.findByText('No hay cambios para guardar')).toBeVisible()
    expect(sent()).toEqual([])
    expect(['Plantilla', 'Asunto', 'Título'].map((label) => detail(label).textContent)).toEqual([
      'Novedades',
      'Nuevas funciones',
      'De ellos',
    ])
  })

  it('is dropped with its subject and variables if mine is chosen', async () => {
    await user.click(within(alertDialog()).getByLabelText(/^Lo mío: Mantenimiento/))
    await pressInDialog('Guardar')
    await waitFor(() => expect(sent()[0]).toMatchObject({ templateId: 1, subjectId: 1 }))
    expect(sentVariables()[2]).toMatchObject({ name: 'causa', value: 'Otra causa' })
  })
})
