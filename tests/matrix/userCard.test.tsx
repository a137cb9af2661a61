import { fireEvent, screen, waitFor } from '@testing-library/react'
import {
  button,
  field,
  fillNew,
  openLuisa,
  press as pressNow,
  saveReviewed,
  tab,
  toRoles,
  type,
} from '#features/users/card/testCardSteps.tsx'
import * as services from '#features/users/card/testUserCard.tsx'
import { shownAddress } from '#shared/testing/testScreen.tsx'
import { inDialog, inPage, meetAll, type Call } from './meetAll.ts'
import { seen } from './steps.ts'

services.prepareCard()

const saved = seen('Los datos del usuario han sido actualizados')

async function openChanged(): Promise<void> {
  await openLuisa()
  await type('Nombres', 'Luisa')
}

/** A read that goes before the save: where it fails nothing is sent. */
const readBefore = (endpoint: string): Call => ({
  ...inDialog,
  endpoint,
  begin: openChanged,
  act: () => pressNow('Actualizar'),
  kept: () => [field('Nombres').value, services.callsOf('modifyUser').length],
  works: saved,
})

const choice = (endpoint: string, begin: () => Promise<unknown>, option: string): Call => ({
  endpoint,
  begin,
  act: () => Promise.resolve(services.openCard('/users/new')),
  retry: () => pressNow('Reintentar'),
  message: () => screen.getByText('No pudimos cargar las opciones.'),
  words: /No pudimos/,
  works: () => screen.findByRole('option', { name: option }),
})

describe('the card of a user [T75, T76]', () => {
  meetAll(services, {
    'its read': {
      ...inPage,
      endpoint: 'getUser',
      act: () => Promise.resolve(services.openCard('/users/42')),
      works: () => screen.findByText('luisa.pena', { selector: 'dd *' }),
    },
    'its companies': {
      ...inPage,
      endpoint: 'listCompanies',
      act: () => Promise.resolve(services.openCard('/users/42/empresas')),
      works: seen('Notaría Muñoz'),
    },
    'its roles': {
      ...inPage,
      endpoint: 'countRolesByUser',
      begin: () => openLuisa(),
      act: () => Promise.resolve(fireEvent.click(tab('roles'))),
      works: seen('Contador'),
    },
    'a change': {
      ...inDialog,
      endpoint: 'modifyUser',
      begin: openChanged,
      act: () => pressNow('Actualizar'),
      kept: () => field('Nombres').value,
      works: saved,
      isLookedUp: true,
    },
    'the user who is read before a change': readBefore('getUser'),
    'the companies that are read before a change': readBefore('listCompanies'),
    'the roles that are read before a change': readBefore('listRoles'),
    'a new user': {
      ...inDialog,
      endpoint: 'createUser',
      async begin() {
        await fillNew()
        await toRoles()
        fireEvent.click(screen.getByRole('checkbox', { name: /Auditor/ }))
      },
      act: () => saveReviewed('Guardar'),
      kept: () => button('Guardar').textContent,
      works: seen('El usuario fue creado con éxito'),
      without: ['an answer without its list'],
    },
    'the countries': choice('listCountries', () => Promise.resolve(), 'Colombia'),
    'the types of users': choice('listUserTypes', () => Promise.resolve(), 'Tester'),
    'the document types of a country': {
      ...choice('listDocumentTypesOfCountry', () => Promise.resolve(), 'Pasaporte'),
      async begin() {
        services.openCard('/users/new')
        await screen.findByRole('option', { name: 'Colombia' })
      },
      act: () => Promise.resolve(fireEvent.change(field('País'), { target: { value: '1' } })),
    },
    'the return of somebody who was deleted': {
      ...inDialog,
      endpoint: 'activateDeletedUser',
      async begin() {
        services.openCard('/users/new')
        await screen.findByRole('option', { name: 'Colombia' })
        const body = { informationCode: 'A20', message: 'Pertenece a un eliminado.', users: [{ id: 51 }] }
        services.answerNext('userExists', { body })
        await type('Nombre de usuario', 'borrada')
        await screen.findByRole('alertdialog', { name: 'Usuario eliminado' })
      },
      act: () => pressNow('Reactivar usuario.'),
      close: () => Promise.resolve(),
      without: ['an answer without its list'],
      async works() {
        await waitFor(() => expect(shownAddress()).toBe('/users/51'))
      },
    },
  })
})
