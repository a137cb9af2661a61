import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { suiteLocation } from '#contracts/menus.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { isActive } from '#shared/records/activeState.ts'
import type { Scheme } from '#shared/browser/look.ts'
import { usePageScheme } from '#shared/menu/usePageScheme.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { RadioField } from '#shared/ui/RadioField.tsx'
import './menuPreview.css'
import './texts.ts'
import { PreviewNotes } from './PreviewNotes.tsx'
import { PreviewPlace, type PreviewWidth } from './PreviewPlace.tsx'
import { PreviewViewer } from './PreviewViewer.tsx'
import { SavedDrawer } from './SavedDrawer.tsx'
import { seenTree, type PreviewItem } from './seenTree.ts'
import { usePreviewPrivileges, type Viewer } from './usePreviewPrivileges.ts'

const schemes = ['light', 'dark'] as const
const widths = ['wide', 'narrow'] as const

type MenuPreviewProps = Parts['MenuPreview'] & {
  /** True in a labelled tab. */
  isBeside?: boolean
}

/** Preview of a menu for a role, a user, or chosen privileges (beyond 17). */
export function MenuPreview(props: MenuPreviewProps): ReactElement {
  const { tree, location, application, isBeside = false, onClose } = props
  const { t } = useTranslation('menuPreview')
  const heading = useRef<HTMLHeadingElement>(null)
  const pageScheme = usePageScheme()
  const [scheme, setScheme] = useState<Scheme>(pageScheme)
  const [width, setWidth] = useState<PreviewWidth>('wide')
  const [isSaved, setSaved] = useState(false)
  const [chosen, setChosen] = useState<Viewer | null>(null)
  const { currentData } = privilegesApi.useListPrivilegesOfApplicationQuery({
    application: application.name,
    isBackground: true,
  })
  const active = useMemo(
    () => currentData?.filter(({ idstate }) => isActive(idstate)).map(({ name }) => name) ?? null,
    [currentData],
  )
  // Until they are known, the privileges used by items.
  const privileges = useMemo(() => active ?? [...new Set(usedBy(tree))], [active, tree])
  const viewer: Viewer = chosen ?? { kind: 'privileges', names: privileges }
  const { names, error, retry } = usePreviewPrivileges(viewer, application.name)
  const seen = useMemo(
    () => names && seenTree(location === suiteLocation ? flat(tree) : tree, { has: names, active }),
    [tree, location, names, active],
  )
  const hasSaved = viewer.kind === 'user' && viewer.id !== '' && location === 1
  const look = { location, width, scheme }

  useEffect(() => {
    if (!isBeside) heading.current?.focus()
  }, [isBeside])

  return (
    <section
      className="preview panel stack gap-3"
      data-beside={isBeside ? '' : undefined}
      aria-labelledby="preview-title"
    >
      <header className="head">
        <h2 id="preview-title" ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <p className="muted small">{t('lead')}</p>
        <IconButton label={t('close')} icon={<CloseIcon size={18} />} onClick={onClose} />
      </header>
      <PreviewViewer
        viewer={viewer}
        privileges={privileges}
        application={application.name}
        onChange={setChosen}
      />
      <div className="preview-looks flow">
        <Choice
          label={t('width')}
          values={widths}
          value={width}
          onChange={setWidth}
          text={(one) => t(`widths.${one}`)}
        />
        <Choice
          label={t('scheme')}
          values={schemes}
          value={scheme}
          onChange={setScheme}
          text={(one) => t(`schemes.${one}`)}
        />
        {hasSaved && (
          <Choice
            label={t('which')}
            values={['draft', 'saved'] as const}
            value={isSaved ? 'saved' : 'draft'}
            onChange={(which) => setSaved(which === 'saved')}
            text={(one) => t(one)}
          />
        )}
      </div>
      {hasSaved && isSaved ? (
        <SavedDrawer user={viewer.id} look={look} />
      ) : (
        <>
          {error && <FailureNotice error={error} onRetry={retry} />}
          {!seen && !error && <p role="status">{t(waitingFor(viewer))}</p>}
          {seen && (
            <>
              <PreviewPlace {...look} items={seen.items} />
              <PreviewNotes seen={seen} />
            </>
          )}
        </>
      )}
    </section>
  )
}

function waitingFor(viewer: Viewer): 'chooseRole' | 'chooseUser' | 'loading' {
  if (viewer.kind === 'privileges' || viewer.id !== '') return 'loading'
  return viewer.kind === 'role' ? 'chooseRole' : 'chooseUser'
}

type ChoiceProps<Value extends string> = {
  label: string
  values: readonly Value[]
  value: Value
  onChange: (value: Value) => void
  text: (value: Value) => string
}

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const { label, values, value, onChange, text } = props
  return (
    <RadioField
      label={label}
      options={values.map((one) => ({ value: one, label: text(one) }))}
      value={value}
      onChange={(one) => onChange(values.find((known) => known === one) ?? value)}
    />
  )
}

/** Flattens a tree, because the suite shows no levels. */
function flat(tree: readonly PreviewItem[]): PreviewItem[] {
  return tree.map((item) => ({ ...item, children: [] }))
}

function usedBy(tree: readonly PreviewItem[]): string[] {
  return tree.flatMap(({ privilege, children }) => [...privilege, ...usedBy(children)])
}
