import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { Button } from './Button.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'
import { Notice } from './Notice.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

function Password(props: { error?: string; defaultValue?: string }) {
  return (
    <PasswordField
      label="Contraseña"
      showLabel="Mostrar contraseña"
      hideLabel="Ocultar contraseña"
      capsLockText="Bloq Mayús está activado."
      {...props}
    />
  )
}

describe('a field', () => {
  it('is found by its label and described by hint and error', () => {
    render(<TextField label="Usuario" hint="El de tu empresa." error="Campo obligatorio." />)
    const field = screen.getByRole('textbox', { name: 'Usuario' })
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Campo obligatorio. El de tu empresa.')
  })

  it('is neither invalid nor described without hint and error', () => {
    render(<TextField label="Usuario" />)
    const field = screen.getByRole('textbox', { name: 'Usuario' })
    expect(field).toBeValid()
    expect(field).not.toHaveAttribute('aria-describedby')
  })

  it('can be invalid without a message', () => {
    render(<TextField label="Usuario" invalid />)
    expect(screen.getByRole('textbox', { name: 'Usuario' })).toBeInvalid()
  })

  it('distinguishes two fields of the same name', () => {
    render(
      <>
        <TextField label="Usuario" error="Uno." />
        <TextField label="Usuario" error="Dos." />
      </>,
    )
    const [first, second] = screen.getAllByRole('textbox', { name: 'Usuario' })
    expect(first).toHaveAccessibleDescription('Uno.')
    expect(second).toHaveAccessibleDescription('Dos.')
  })

  it('works with `register` of react-hook-form, including the focus on an error', async () => {
    function Form() {
      const { register, handleSubmit, formState } = useForm({ defaultValues: { type: '', user: 'ana' } })
      return (
        <form onSubmit={handleSubmit(() => undefined)} noValidate>
          <TextField label="Usuario" {...register('user')} />
          <SelectField
            label="Tipo"
            error={formState.errors.type?.message}
            {...register('type', { required: 'Campo obligatorio.' })}
          >
            <option value="" />
            <option value="1">CC</option>
          </SelectField>
          <Button type="submit">Ingresar</Button>
        </form>
      )
    }
    render(<Form />)
    expect(screen.getByRole('textbox', { name: 'Usuario' })).toHaveValue('ana')
    await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }))
    const select = screen.getByRole('combobox', { name: 'Tipo' })
    expect(select).toHaveFocus()
    expect(select).toHaveAccessibleDescription('Campo obligatorio.')
  })
})

describe('a password field', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Contraseña')
  const toggle = () => screen.getByRole('button', { name: 'Mostrar contraseña' })

  it('shows and hides the password and says so [LOG-02]', async () => {
    render(<Password defaultValue="Portal" />)
    expect(field().type).toBe('password')
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle())
    expect(field().type).toBe('text')
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(toggle())
    expect(field().type).toBe('password')
    expect(field()).toHaveValue('Portal')
  })

  it('keeps the focus and the caret when the mouse toggles it', async () => {
    render(<Password defaultValue="Portal" />)
    await userEvent.click(field())
    field().setSelectionRange(2, 4)
    await userEvent.click(toggle())
    expect(field()).toHaveFocus()
    expect([field().selectionStart, field().selectionEnd]).toEqual([2, 4])
  })

  it('does not submit the form when it is toggled', async () => {
    const onSubmit = jest.fn()
    render(
      <form onSubmit={onSubmit}>
        <Password />
      </form>,
    )
    await userEvent.click(toggle())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('warns of caps lock', () => {
    render(<Password error="Campo obligatorio." />)
    const hint = screen.getByRole('status')
    expect(hint).toBeEmptyDOMElement()
    fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true })
    expect(hint).toHaveTextContent('Bloq Mayús está activado.')
    expect(field()).toHaveAccessibleDescription('Campo obligatorio. Bloq Mayús está activado.')
    fireEvent.keyUp(field(), { key: 'CapsLock', modifierCapsLock: false })
    expect(hint).toBeEmptyDOMElement()
  })
})

describe('a button', () => {
  it('ignores clicks and submits while busy, and keeps name and focus', async () => {
    const onClick = jest.fn()
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Usuario" />
        <Button type="submit" busy={busy} busyLabel="Cargando…" onClick={onClick}>
          Ingresar
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = screen.getByRole('button', { name: 'Ingresar' })
    await userEvent.click(button)
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])

    rerender(form(true))
    await userEvent.click(button)
    expect(button).toHaveFocus()
    await userEvent.type(screen.getByRole('textbox'), '{Enter}')
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
    expect(button).toHaveAccessibleName('Ingresar')
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
  })
})

describe('a notice', () => {
  it.each([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['info', 'status'],
    ['success', 'status'],
  ] as const)('of kind %s is an %s', (kind, role) => {
    render(<Notice kind={kind}>Hola.</Notice>)
    expect(screen.getByRole(role)).toHaveTextContent('Hola.')
  })

  it('is not announced when its text keeps changing', () => {
    render(
      <Notice kind="warning" live={false}>
        14:32
      </Notice>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('14:32')).toBeVisible()
  })
})

describe('the language choice', () => {
  it('offers each language in its own name and returns the chosen one [LNG-01]', async () => {
    const onChange = jest.fn()
    render(<LanguageSelect value="es" onChange={onChange} label="Idioma" />)
    const select = screen.getByRole('combobox', { name: 'Idioma' })
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Español',
      'English',
      'Português',
    ])
    await userEvent.selectOptions(select, 'Português')
    expect(onChange).toHaveBeenCalledWith('pt')
  })
})
