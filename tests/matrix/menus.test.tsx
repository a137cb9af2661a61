import { screen, waitFor } from '@testing-library/react'
import * as menus from '#features/menus/testMenus.tsx'
import * as suite from '#features/suite-items/testSuiteItems.tsx'
import { press, user } from '#shared/testing/testScreen.tsx'
import { inPage, meetAll, type Call } from './meetAll.ts'
import { seen } from './steps.ts'

/** The notice of a save stands above the menu until the next one. */
const save: Pick<Call, 'act' | 'message' | 'isLookedUp'> = {
  act: () => press('Guardar menú'),
  message: () => screen.getByRole('alert'),
  isLookedUp: true,
}

describe('menus [T75, T76, T83]', () => {
  menus.prepareMenus()
  meetAll(menus.services, {
    'their applications': {
      ...inPage,
      endpoint: 'listApplicationsForMenus',
      act: () => menus.open('/menuSettings/lateral', 'Selecciona una aplicación'),
      works: () => screen.findByRole('option', { name: 'Firmaya' }),
    },
    'a menu': {
      ...inPage,
      endpoint: 'getMenuByApp',
      begin: () => Promise.resolve(menus.putMenu('1 1', menus.item('Uno'))),
      act: () => menus.open(),
      works: () => menus.loaded('Uno'),
    },
    'a change of a menu': {
      ...save,
      endpoint: 'modifyMenu',
      begin: menus.openAndChange,
      kept: menus.rows,
      works: seen('No hay cambios para guardar'),
    },
    'a new menu': {
      ...save,
      endpoint: 'createMenu',
      async begin() {
        menus.putMenu('2 1', menus.item('Dos'))
        await menus.open()
        await screen.findByText('No hay datos para mostrar')
        await press('Copiar de otro menú…')
        await user.selectOptions(
          await screen.findByLabelText('Aplicación', { selector: 'dialog *' }),
          'Firmaya',
        )
        await user.click(await screen.findByRole('button', { name: 'Copiar' }))
      },
      kept: menus.rows,
      works: seen('No hay cambios para guardar'),
    },
  })
})

describe('the suite menu [T75, T76, T83, T86]', () => {
  suite.prepareSuiteItems()
  meetAll(suite.services, {
    'its read': {
      ...inPage,
      endpoint: 'getMenuByApp',
      begin: () => Promise.resolve(suite.store([suite.one])),
      act: () => Promise.resolve(suite.renderSuite()),
      works: () => screen.findByRole('article', { name: 'Nómina' }),
    },
    'its save': {
      ...save,
      endpoint: 'modifyMenu',
      async begin() {
        await suite.open()
        await press('Mover Facturas antes')
      },
      kept: suite.cards,
      works: () => suite.saved('¡Menú modificado exitosamente!'),
    },
    'the upload of a logo, for which the item waits': {
      endpoint: 'uploadImageMenu',
      async begin() {
        await suite.open()
        await suite.fillNew()
        const input = suite.group(suite.light).querySelector('input[type=file]')!
        await user.upload(input as HTMLInputElement, suite.png('claro.png'))
        await screen.findByRole('img', { name: `${suite.light}, sobre fondo claro` })
      },
      act: suite.create,
      message: () => screen.getByText(/no se cargó/),
      words: /no se cargó/,
      kept: () => suite.cards().length,
      works: () => waitFor(() => expect(suite.isDialogOpen()).toBe(false)),
    },
  })
})
