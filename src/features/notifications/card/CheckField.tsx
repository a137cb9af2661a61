import type { ReactElement } from 'react'
import '#shared/ui/checkbox.css'

type CheckFieldProps = { id?: string; label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** A box to tick with its label beside it. */
export function CheckField({ id, label, isOn, onChange }: CheckFieldProps): ReactElement {
  return (
    <label className="box notification-check">
      <input id={id} type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
