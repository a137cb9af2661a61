import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { ValueList } from './ValueList.tsx'
import { VariableField } from './VariableField.tsx'
import type { CardVariables } from './useVariables.ts'

type VariableFieldsProps = {
  id: string
  variables: CardVariables
  /** Time of the service in ms. */
  now: number
  isReadOnly: boolean
}

/** Fields of the template's variables, or why they cannot be saved. */
export function VariableFields({ id, variables, now, isReadOnly }: VariableFieldsProps): ReactElement {
  const { list, block } = variables
  const { t } = useTranslation('notificationCard')
  return (
    <>
      <div id={id} tabIndex={-1} className="if-any">
        {block === 'unreadable' && <Notice kind="warning">{t('unreadable')}</Notice>}
        {block === 'unknown' && (
          <Notice kind="warning" title={t('unknown')}>
            <ValueList list={list.filter(({ type }) => type === 'unknown')} />
          </Notice>
        )}
        {block === 'misfit' && (
          <Notice
            kind="warning"
            title={t('misfitTitle')}
            action={
              <Button
                tone="secondary"
                onClick={() => {
                  if (isReadOnly) return
                  variables.dropMisfits()
                  // The button disappears with the notice.
                  document.getElementById(id)?.focus()
                }}
              >
                {t('dropMisfits')}
              </Button>
            }
          >
            <p>{t('misfit')}</p>
            <ValueList list={variables.misfits} />
          </Notice>
        )}
      </div>
      {list.map((variable, at) => (
        <VariableField
          key={`${at} ${variable.name}`}
          id={`${id}-${at}`}
          variable={variable}
          problems={variables.problemsAt(at)}
          now={now}
          onChange={(changed) => !isReadOnly && variables.change(at, changed)}
          onLeave={(part) => variables.leave(at, part)}
        />
      ))}
    </>
  )
}
