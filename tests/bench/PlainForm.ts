import { createElement as make, useState, type FormEvent, type ReactElement } from 'react'

/** React and a form, nothing else: what paint, typing and the answer to a submit cost at least. */
export function PlainForm(): ReactElement {
  const [isRefused, setRefused] = useState(false)
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setRefused(true)
  }
  const user = { id: 'user', name: 'user', autoComplete: 'username', 'aria-invalid': isRefused }
  const password = { id: 'password', name: 'password', type: 'password', autoComplete: 'current-password' }
  return make(
    'main',
    null,
    make('h1', null, 'Iniciar sesión'),
    make(
      'form',
      { onSubmit, noValidate: true },
      make('label', { htmlFor: 'user' }, 'Usuario'),
      make('input', user),
      make('label', { htmlFor: 'password' }, 'Contraseña'),
      make('input', password),
      make('button', { type: 'submit' }, 'Ingresar'),
    ),
  )
}
