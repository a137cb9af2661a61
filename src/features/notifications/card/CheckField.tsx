import { Checkbox } from 'primereact/checkbox'
import type { ReactElement } from 'react'
import '#shared/ui/checkbox.css'
import { PrimePart } from '#shared/ui/prime/PrimePart.tsx'

type CheckFieldProps = { id?: string; label: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** Checkbox with its label. */
export function CheckField({ id, label, isOn, onChange }: CheckFieldProps): ReactElement {
  return (
    <label className="box notification-check gap-2 breaks">
      <PrimePart>
        <Checkbox {...(id && { inputId: id })} checked={isOn} onChange={() => onChange(!isOn)} />
      </PrimePart>
      {label}
    </label>
  )
}
