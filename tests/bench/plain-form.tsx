import { useState, type FormEvent, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'

/** React and a form, nothing else: what an answer to a submit costs at least. */
function PlainForm(): ReactElement {
  const [isRefused, setRefused] = useState(false)
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setRefused(true)
  }
  return (
    <main>
      <h1>Iniciar sesión</h1>
      <form onSubmit={onSubmit} noValidate>
        <label htmlFor="user">Usuario</label>
        <input id="user" name="user" autoComplete="username" aria-invalid={isRefused} />
        <label htmlFor="password">Contraseña</label>
        <input id="password" name="password" type="password" autoComplete="current-password" />
        <button type="submit">Ingresar</button>
      </form>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(<PlainForm />)
