import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { asTyped } from './asTyped.ts'
import { FieldFrame, useFrame } from './FieldFrame.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'
import type { TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  /** Name of the toggle button. */
  showLabel: string
  /** Tooltip of the button while the password is shown. */
  hideLabel: string
  capsLockText: string
}

/** Password with a button that shows it until the form is sent, keeping the caret (hardening T57). */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { icon, showLabel, hideLabel, capsLockText, ...given } = props
  const { box, isShown, toggle } = useReveal()
  const { hasCapsLock, watchers } = useCapsLock(given)
  const status = (
    <>
      {given.hint}
      <span role="status">{hasCapsLock ? capsLockText : ''}</span>
    </>
  )
  const { frame, wiring, own } = useFrame({ ...given, hint: status })
  return (
    <FieldFrame {...frame}>
      <div className="ui-control" data-icon={icon ? '' : undefined} data-action="" ref={box}>
        {icon && <span className="ui-icon-slot">{icon}</span>}
        <input
          {...asTyped}
          {...own}
          {...watchers}
          {...wiring.aria}
          id={wiring.id}
          className="ui-input"
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className="ui-reveal"
          aria-label={showLabel}
          title={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          aria-controls={wiring.id}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
    </FieldFrame>
  )
}

/** Restores the caret, which browsers move when an input changes its type. */
function useReveal() {
  const [isShown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const caret = useRef<[number | null, number | null] | null>(null)

  useLayoutEffect(() => {
    if (caret.current) box.current?.querySelector('input')?.setSelectionRange(...caret.current)
  }, [isShown])

  // Hides the password again after an attempt.
  useEffect(() => {
    const form = box.current?.querySelector('input')?.form
    const hide = (): void => {
      caret.current = null
      setShown(false)
    }
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  function toggle(): void {
    const field = box.current?.querySelector('input')
    caret.current = field ? [field.selectionStart, field.selectionEnd] : null
    setShown(!isShown)
  }
  return { box, isShown, toggle }
}

function useCapsLock({
  onKeyDown,
  onKeyUp,
  onBlur,
}: Pick<TextFieldProps, 'onKeyDown' | 'onKeyUp' | 'onBlur'>) {
  const [hasCapsLock, setCapsLock] = useState(false)
  type Key = KeyboardEvent<HTMLInputElement>
  const watch = (then: ((event: Key) => void) | undefined) => (event: Key) => {
    setCapsLock(event.getModifierState('CapsLock'))
    then?.(event)
  }
  const watchers: Pick<TextFieldProps, 'onKeyDown' | 'onKeyUp' | 'onBlur'> = {
    onKeyDown: watch(onKeyDown),
    onKeyUp: watch(onKeyUp),
    onBlur(event) {
      setCapsLock(false)
      onBlur?.(event)
    },
  }
  return { hasCapsLock, watchers }
}
