import { useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/lib/serverText.ts'
import { shownNames } from './shownNames.ts'
import './listTexts.ts'
import './appNames.css'

/**
 * The applications of a row: two of them, then '...' (TBL-08 to TBL-10). All of them are told while the pointer or the
 * focus is there, and after a tap.
 */
export function AppNames({ names }: { names: readonly string[] }): ReactElement {
  const { t } = useTranslation('list')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const all = names.map((name) => serverText(name) ?? '—')
  const { shown, isCut } = shownNames(all)
  if (!isCut) return <bdi>{shown}</bdi>
  return (
    <span className="app-names" onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        aria-label={t('moreApps', { names: shown })}
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        <bdi>{shown}</bdi>
      </button>
      {isOpen && <AllNames id={id} names={all} />}
    </span>
  )
}

/** Above everything, so that no frame cuts it off. */
function AllNames({ id, names }: { id: string; names: readonly string[] }): ReactElement {
  const list = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = list.current
    const beside = element?.parentElement?.getBoundingClientRect()
    if (!element || !beside || !('showPopover' in element)) return
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    const fitsBelow = beside.bottom + height <= window.innerHeight
    element.style.top = `${fitsBelow ? beside.bottom : beside.top - height}px`
    element.style.left = `${Math.max(0, Math.min(beside.left, window.innerWidth - width))}px`
  }, [])
  return (
    <span ref={list} role="tooltip" id={id} className="app-names-all" popover="manual">
      {names.map((name, index) => (
        <bdi key={index}>{name}</bdi>
      ))}
    </span>
  )
}
