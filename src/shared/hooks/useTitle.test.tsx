import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { markTitle, useTitle } from './useTitle.ts'

function Screen({ name, children }: { name: string; children?: ReactNode }): ReactElement {
  useTitle('screen', name, 'Portal')
  return <>{children}</>
}

function Card({ name }: { name: string }): null {
  useTitle('record', name)
  return null
}

it('a cover has the title alone', () => {
  function Cover(): null {
    useTitle('cover', 'Sesión terminada')
    return null
  }
  const { rerender } = render(
    <Screen name="Usuarios">
      <Cover />
    </Screen>,
  )
  expect(document.title).toBe('Sesión terminada')
  rerender(
    <Screen name="Roles">
      <Cover />
      <Card name="Ana Pérez" />
    </Screen>,
  )
  expect(document.title).toBe('Sesión terminada')
  rerender(<Screen name="Roles" />)
  expect(document.title).toBe('Roles · Portal')
})

it('uses the record, else the screen, else the product, in any mount order', () => {
  const card = <Card name="Nuevo usuario" />
  const { rerender, unmount } = render(<Screen name="Usuarios">{card}</Screen>)
  expect(document.title).toBe('Nuevo usuario · Portal')
  rerender(<Screen name="Users">{card}</Screen>)
  expect(document.title).toBe('Nuevo usuario · Portal')
  rerender(<Screen name="Users" />)
  expect(document.title).toBe('Users · Portal')
  rerender(
    <Screen name="Users">
      <Card name="Ana Pérez" />
    </Screen>,
  )
  expect(document.title).toBe('Ana Pérez · Portal')
  rerender(<Screen name="Roles" />)
  expect(document.title).toBe('Roles · Portal')
  unmount()
  expect(document.title).toBe('Portal')
})

it('a mark precedes any title and can be removed', () => {
  const { rerender, unmount } = render(<Screen name="Usuarios" />)
  markTitle('→ Aquí')
  expect(document.title).toBe('→ Aquí · Usuarios · Portal')
  rerender(<Screen name="Roles" />)
  expect(document.title).toBe('→ Aquí · Roles · Portal')
  markTitle(null)
  expect(document.title).toBe('Roles · Portal')
  unmount()
})
