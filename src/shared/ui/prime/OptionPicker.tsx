import { MultiSelect, type MultiSelectChangeEvent } from 'primereact/multiselect'
import type { VirtualScroller } from 'primereact/virtualscroller'
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { FrameWiring } from '../FieldFrame.tsx'
import '../fieldTexts.ts'
import { matchingOptions, toggleAll, withUnknown, type FieldOption } from '../fieldOption.ts'
import { listId, optionId, pickerParts } from './pickerParts.ts'
import { activeAfter, pickerStep } from './pickerStep.ts'
import { PickerHeader } from './PickerHeader.tsx'
import { PrimePart } from './PrimePart.tsx'
import { usePickerPanel } from './usePickerPanel.ts'

type OptionPickerProps = {
  frame: FrameWiring
  label: string
  options: readonly FieldOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  onBlur?: (() => void) | undefined
  /** At most one value; choosing closes the panel. */
  isSingle?: boolean
  placeholder?: string | undefined
  /** True while the options are loading. */
  isLoading?: boolean | undefined
}

/** Number of options from which the list is virtual. */
const virtualFrom = 100
/** Pixels, as in `prime.css`. */
const optionHeight = 40
/** Most chosen options named in the control; more are counted. */
const named = 2

/**
 * PrimeReact's MultiSelect as a filtered combobox: the focus stays in the filter while it is open, with the active
 * option announced.
 */
export function OptionPicker(props: OptionPickerProps): ReactElement {
  const { frame, label, values, onChange, onBlur, isSingle = false, isLoading = false } = props
  const { id } = frame
  const { t } = useTranslation(['fields', 'common'])
  const part = useRef<MultiSelect>(null)
  const filter = useRef<HTMLInputElement>(null)
  const scroller = useRef<VirtualScroller>(null)
  const panel = usePickerPanel({ part, filter })
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const options = useMemo(() => [...withUnknown(props.options, values)], [props.options, values])
  const found = useMemo(() => [...matchingOptions(options, typed)], [options, typed])
  const text = useMemo(() => {
    if (values.length > named) return t('chosen', { count: values.length })
    return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ')
  }, [options, values, t])
  const parts = useMemo(
    () => pickerParts({ frame, label, text, count: found.length, isSingle, active, onHover: setActive }),
    [frame, label, text, found.length, isSingle, active],
  )
  // Without our ref PrimeReact scrolls in a timer that may outlive the panel.
  const virtual = { itemSize: optionHeight, ref: scroller }

  useEffect(() => {
    if (active < 0) return
    const option = document.getElementById(optionId(id, active))
    if (!option) scroller.current?.scrollToIndex(active)
    else if (!option.matches(':hover')) option.scrollIntoView({ block: 'nearest' })
  }, [id, active, typed])

  function search(words: string): void {
    setTyped(words)
    setActive(0)
  }

  function show(): void {
    setActive(found.findLastIndex(({ value }) => values.includes(value)))
    panel.shown()
  }

  function hide(): void {
    panel.hidden()
    setTyped('')
    setActive(-1)
  }

  function choose(option: FieldOption | undefined): void {
    if (!option) return
    onChange(isSingle ? [option.value] : toggleAll(values, [option]))
    if (isSingle) panel.close()
  }

  function click({ selectedOption }: MultiSelectChangeEvent): void {
    choose(selectedOption as FieldOption)
    // PrimeReact moves the focus to the control after every change.
    if (!isSingle) queueMicrotask(() => filter.current?.focus())
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const step = pickerStep({
      key: event.key,
      isShift: event.shiftKey,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isOpen: panel.isOpen(),
      at:
        event.target === filter.current
          ? 'filter'
          : event.target === part.current?.getInput()
            ? 'control'
            : 'other',
      isFiltered: typed !== '',
      hasMore: !isSingle && found.length > 0,
    })
    // We handle the keys; PrimeReact would move the focus out of the filter.
    event.stopPropagation()
    if (step !== 'native' && step !== 'type' && step !== 'leave') event.preventDefault()
    if (step === 'open' || step === 'type') panel.open()
    else if (step === 'close' || step === 'leave') panel.close()
    else if (step === 'choose') choose(found[active])
    else if (step === 'press') (event.target as HTMLElement).click()
    else if (step !== 'native') setActive(activeAfter(step, active, found.length))
  }

  function leave(event: FocusEvent<HTMLDivElement>): void {
    if (event.currentTarget.contains(event.relatedTarget)) return
    part.current?.hide()
    onBlur?.()
  }

  const hint = isLoading ? t('common:loading') : (props.placeholder ?? t(isSingle ? 'choose' : 'chooseSome'))
  return (
    <PrimePart>
      <div
        className="option-picker"
        data-single={isSingle || undefined}
        data-empty={text === '' || undefined}
        data-invalid={frame.aria['aria-invalid']}
        onKeyDownCapture={press}
        onBlur={leave}
        // Keeps the focus in the filter; losing it would close the panel.
        onMouseDown={(event) =>
          (event.target as Element).closest('li, .picker-tools') && event.preventDefault()
        }
      >
        <MultiSelect
          ref={part}
          inputId={id}
          options={found}
          optionValue="value"
          optionLabel="label"
          value={values}
          // Our own text, because chosen options may be filtered out.
          fixedPlaceholder
          placeholder={text || hint}
          emptyMessage={t(isLoading ? 'common:loading' : typed === '' ? 'noOptions' : 'noResults')}
          scrollHeight="min(280px, var(--beside-room, 100vh) - 7rem)"
          {...(options.length > virtualFrom && { virtualScrollerOptions: virtual })}
          focusOnHover={false}
          // Otherwise PrimeReact compares every option with every value on each render.
          selectAll={false}
          onSelectAll={() => undefined}
          onChange={click}
          onShow={show}
          onHide={hide}
          panelHeaderTemplate={
            <PickerHeader
              {...{ filter, label, typed, found, values, isLoading }}
              listId={listId(id)}
              activeId={found[active] && optionId(id, active)}
              onType={search}
              onToggleAll={isSingle ? undefined : () => onChange(toggleAll(values, found))}
            />
          }
          pt={parts}
        />
      </div>
    </PrimePart>
  )
}
