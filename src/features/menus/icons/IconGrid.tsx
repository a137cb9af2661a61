import {
  memo,
  useDeferredValue,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import type { CatalogueIcon } from '#shared/icons/iconCatalogue.ts'
import { NamedIcon } from '#shared/icons/NamedIcon.tsx'
import type { Language } from '#shared/texts/language.ts'

/** Target index of a key in a grid of `count` cells, `columns` in a row; null for other keys. */
export function nextPlace(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    PageUp: -4 * columns,
    PageDown: 4 * columns,
  }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = Object.hasOwn(steps, key) ? steps[key]! : null
  if (step === null) return null
  if (Math.abs(step) <= columns) return at + step >= 0 && at + step < count ? at + step : at
  return Math.max(0, Math.min(count - 1, at + step))
}

type IconGridProps = {
  label: string
  icons: readonly CatalogueIcon[]
  language: Language
  chosen: string
  onChoose: (name: string) => void
}

/** Icons rendered first, more than are visible; the others follow. */
const firstPart = 48

/** Grid to choose one icon: one Tab stop, arrow keys, Enter or Space chooses. */
export function IconGrid({ label, icons, language, chosen, onChoose }: IconGridProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState('')
  const whole = useDeferredValue(icons, [])
  const shown = whole === icons ? icons : icons.slice(0, firstPart)
  const stop = [active, chosen].find((name) => shown.some((icon) => icon.name === name)) ?? shown[0]?.name

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const options = [...box.current!.children] as HTMLElement[]
    const at = options.indexOf(event.target as HTMLElement)
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(icons[at]!.name)
      return
    }
    const place = nextPlace(event.key, at, { count: options.length, columns: columnsOf(options) })
    if (place === null) return
    event.preventDefault()
    setActive(icons[place]!.name)
    options[place]!.focus()
  }

  function choose(event: MouseEvent): void {
    const option = (event.target as Element).closest<HTMLElement>('[role=option]')
    if (!option) return
    setActive(option.dataset['name']!)
    onChoose(option.dataset['name']!)
  }

  return (
    <div ref={box} className="icon-grid" role="listbox" aria-label={label} onKeyDown={press} onClick={choose}>
      {shown.map(({ name, label: labels }) => (
        <IconOption
          key={name}
          name={name}
          label={labels[language]}
          isChosen={name === chosen}
          isStop={name === stop}
        />
      ))}
    </div>
  )
}

type IconOptionProps = { name: string; label: string; isChosen: boolean; isStop: boolean }

const IconOption = memo(function IconOption({
  name,
  label,
  isChosen,
  isStop,
}: IconOptionProps): ReactElement {
  return (
    <div
      className="icon-option middle tints rings-inside"
      role="option"
      data-name={name}
      title={`${label} (${name})`}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
    >
      <NamedIcon name={name} size={24} />
      <span className="clamp">{label}</span>
    </div>
  )
})

/** Number of options in the first row. */
function columnsOf(options: readonly HTMLElement[]): number {
  const below = options.findIndex(({ offsetTop }) => offsetTop > options[0]!.offsetTop)
  return below < 0 ? options.length : below
}
