import { useId, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './fieldTexts.ts'
import './fields.css'
import { errorId, FieldNotes, hintId } from './Field.tsx'

/** What every field control takes besides its value. */
export type FieldFrameProps = {
  id?: string | undefined
  label: string
  help?: ReactNode
  /** Its presence marks the control as invalid. */
  error?: string | undefined
  mark?: 'required' | 'optional' | undefined
  size?: 'regular' | 'compact' | undefined
  /** Why the value cannot be changed; its presence disables the control. */
  disabledReason?: string | undefined
}

export type FrameWiring = {
  id: string
  isDisabled: boolean
  /** What the control carries, so that its texts are read with it. */
  aria: {
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
    'aria-required': true | undefined
  }
}

/** Ids and ARIA attributes that tie a control to the texts of its frame. */
export function useFrame(frame: FieldFrameProps): FrameWiring {
  const { id, error, mark, disabledReason } = frame
  const ownId = useId()
  const frameId = id ?? ownId
  return {
    id: frameId,
    isDisabled: disabledReason !== undefined,
    aria: {
      'aria-describedby': describedBy(frame, frameId),
      'aria-invalid': error === undefined ? undefined : true,
      'aria-required': mark === 'required' || undefined,
    },
  }
}

type FrameProps = { frame: FieldFrameProps; id: string; children: ReactNode }

/** Label, control and what there is to say about it. */
export function FieldFrame({ frame, id, children }: FrameProps): ReactElement {
  return (
    <div className="ui-field" data-size={frame.size}>
      <label className="ui-label" htmlFor={id} data-mark={frame.mark}>
        <LabelText {...frame} />
      </label>
      {children}
      <FieldNotes id={id} error={frame.error} hint={frameHelp(frame)} />
    </div>
  )
}

/** The same for a control of several parts, which share the name. */
export function GroupFrame({ frame, id, children }: FrameProps): ReactElement {
  return (
    <fieldset className="ui-field" data-size={frame.size} aria-describedby={describedBy(frame, id)}>
      <legend className="ui-label" data-mark={frame.mark}>
        <LabelText {...frame} />
      </legend>
      {children}
      <FieldNotes id={id} error={frame.error} hint={frameHelp(frame)} />
    </fieldset>
  )
}

function LabelText({ label, mark }: FieldFrameProps): ReactElement {
  const { t } = useTranslation('fields')
  return (
    <>
      {label}
      {mark === 'optional' && <span className="ui-optional">{` (${t('optional')})`}</span>}
    </>
  )
}

function frameHelp({ help, disabledReason }: FieldFrameProps): ReactNode {
  if (!help || !disabledReason) return help || disabledReason
  return (
    <>
      {help} · {disabledReason}
    </>
  )
}

function describedBy({ error, help, disabledReason }: FieldFrameProps, id: string): string | undefined {
  return [error && errorId(id), (help || disabledReason) && hintId(id)].filter(Boolean).join(' ') || undefined
}
