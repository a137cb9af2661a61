import type { ComponentProps, ReactElement } from 'react'
import './switch.css'

/** An on/off switch with its label before it. */
export function Switch({ label, ...input }: { label: string } & ComponentProps<'input'>): ReactElement {
  return (
    <label className="ui-switch row gap-2">
      <span>{label}</span>
      <input {...input} type="checkbox" role="switch" />
    </label>
  )
}
