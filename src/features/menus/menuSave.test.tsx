import { act, screen, waitFor } from '@testing-library/react'
import { log } from '#shared/browser/log.ts'
import { alertDialog, press, pressInDialog } from '#shared/testing/testScreen.tsx'
import type { TestReply } from '#shared/testing/testServices.ts'
import {
  button,
  item,
  loaded,
  menuOf,
  open,
  openAndChange,
  prepareMenus,
  putMenu,
  sent,
  services,
} from './testMenus.tsx'

jest.mock('#shared/browser/log.ts', () => ({ log: jest.fn() }))
const logged = (): string[] => jest.mocked(log).mock.calls.map(([line]) => line)

prepareMenus()
beforeEach(() => jest.mocked(log).mockClear())
afterEach(() => jest.useRealTimers())

it.each<[string, TestReply, string]>([
  ['has no answer', { drop: true }, 'getMenuByApp network'],
  ['is refused for want of a privilege', { status: 403 }, 'getMenuByApp status 403'],
  ['fails', { status: 500 }, 'getMenuByApp status 500'],
])('a read of a menu that %s is logged, and disables the save [MNU-44]', async (_what, reply, line) => {
  putMenu('1 1', item('Uno'))
  services.answerNext('getMenuByApp', reply)
  await open()
  await waitFor(() => expect(logged()).toEqual([`a menu was not read or saved: ${line}`]))
  expect(button('Guardar menú')).toHaveAttribute('aria-disabled', 'true')
  await press('Reintentar')
  await loaded('Uno')
  expect(logged()).toHaveLength(1)
})

it.each<[string, TestReply, string]>([
  ['has no answer', { drop: true }, 'modifyMenu network'],
  ['is refused for want of a privilege', { status: 403 }, 'modifyMenu status 403'],
  [
    'is refused with status 200',
    { body: { informationCode: 'R11', result: 'No' } },
    'modifyMenu status 200 R11',
  ],
])('a save of a menu that %s is logged, and can be retried [D3, T83]', async (_what, reply, line) => {
  await openAndChange()
  services.answerNext('modifyMenu', reply)
  await press('Guardar menú')
  await waitFor(() => expect(logged()).toEqual([`a menu was not read or saved: ${line}`]))
  expect(screen.getByText('Cambios sin guardar')).toBeVisible()
  await press('Guardar menú')
  await waitFor(() => expect(screen.getByText('No hay cambios para guardar')).toBeVisible())
  expect(logged()).toHaveLength(1)
})

it('says after some seconds that a save is still running [T95]', async () => {
  await openAndChange()
  const gate = Promise.withResolvers<void>()
  services.answerNext('modifyMenu', { after: gate.promise })
  jest.useFakeTimers()
  act(() => button('Guardar menú').click())
  await act(() => jest.advanceTimersByTimeAsync(3_900))
  expect(sent()).toHaveLength(1)
  expect(screen.queryByText('Seguimos trabajando en ello…')).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.getByText('Seguimos trabajando en ello…')).toBeVisible()
  jest.useRealTimers()
  await act(async () => gate.resolve())
  await waitFor(() => expect(screen.getByText('No hay cambios para guardar')).toBeVisible())
})

it('is not saving while a conflict dialog is open', async () => {
  await openAndChange()
  putMenu('1 1', item('De otra persona'))
  await press('Guardar menú')
  await waitFor(() => expect(alertDialog()).toHaveAccessibleName('El menú cambió mientras lo editabas'))
  const save = screen.getByRole('button', { name: 'Guardar menú', hidden: true })
  expect(save).not.toHaveAttribute('aria-busy', 'true')
  const gate = Promise.withResolvers<void>()
  services.answerNext('modifyMenu', { after: gate.promise })
  await pressInDialog('Guardar el mío')
  await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'))
  await act(async () => gate.resolve())
  await waitFor(() => expect(menuOf()).toEqual(['Uno', 'Tres', 'Dos']))
})

it('applies no draft or file during a save', async () => {
  await openAndChange()
  const gate = Promise.withResolvers<void>()
  services.answerNext('modifyMenu', { after: gate.promise })
  await press('Guardar menú')
  await waitFor(() => expect(sent()).toHaveLength(1))
  await press('Más acciones')
  expect(button('Copiar de otro menú…')).toHaveAttribute('aria-disabled', 'true')
  await press('Copiar de otro menú…')
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => gate.resolve())
  await waitFor(() => expect(button('Copiar de otro menú…')).not.toHaveAttribute('aria-disabled'))
})
