import { MultiSelect, type MultiSelectChangeEvent } from 'primereact/multiselect'
import {
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { FrameWiring } from '../FieldFrame.tsx'
import '../fieldTexts.ts'
import { matchingOptions, toggleAll, withUnknown, type FieldOption } from '../fieldOption.ts'
import { partsOf, pickerParts } from './pickerParts.ts'
import { pickerStep } from './pickerStep.ts'
import { PickerHeader } from './PickerHeader.tsx'
import { PrimePart } from './PrimePart.tsx'
import { usePickerPanel } from './usePickerPanel.ts'

export type OptionPickerProps = {
  frame: FrameWiring
  label: string
  options: readonly FieldOption[]
  values: readonly string[]
  onChange: (values: string[]) => void
  onBlur?: (() => void) | undefined
  /** One value at most: choosing closes the panel. */
  isSingle?: boolean
  placeholder?: string | undefined
  /** The options are still on their way. */
  isLoading?: boolean | undefined
}

/** More options than this are not all in the document at once. */
const virtualFrom = 100
/** Pixels; `prime.css` gives the options this height. */
const optionHeight = 40

/**
 * PrimeReact's MultiSelect as a combobox whose list is filtered: the focus stays in the filter while it is open, and
 * screen readers hear the option that the arrow keys are on.
 */
export function OptionPicker(props: OptionPickerProps): ReactElement {
  const { frame, label, values, onChange, onBlur, isSingle = false, isLoading = false } = props
  const { t } = useTranslation(['fields', 'common'])
  const box = useRef<HTMLDivElement>(null)
  const part = useRef<MultiSelect>(null)
  const panel = usePickerPanel(box, part)
  const [typed, setTyped] = useState('')
  const options = useMemo(() => [...withUnknown(props.options, values)], [props.options, values])
  const found = useMemo(() => matchingOptions(options, typed), [options, typed])
  const parts = useMemo(
    () => pickerParts({ frame, label, count: found.length, isSingle, search: t('search', { label }) }),
    [frame, label, found.length, isSingle, t],
  )

  function choose({ value, selectedOption }: MultiSelectChangeEvent): void {
    if (!isSingle) {
      onChange(value as string[])
      // PrimeReact moves the focus to the control after every change.
      return queueMicrotask(() => partsOf(box.current).filter?.focus())
    }
    onChange([(selectedOption as FieldOption).value])
    panel.close()
  }

  /** PrimeReact filters a moment after the last letter; until then the first option that fits is meant. */
  function chooseActive(): void {
    const shown = partsOf(box.current).active?.textContent.trim()
    const [first] = found
    if (typed === '' || !first || found.some(({ label }) => label.trim() === shown))
      return panel.send('Enter')
    onChange(isSingle ? [first.value] : toggleAll(values, [first]))
    if (isSingle) panel.close()
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    if (panel.isOwn(event.nativeEvent)) return
    const { control, filter } = partsOf(box.current)
    const step = pickerStep({
      key: event.key,
      isShift: event.shiftKey,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isOpen: panel.isOpen(),
      at: event.target === filter ? 'filter' : event.target === control ? 'control' : 'other',
      isFiltered: typed !== '',
      hasMore: !isSingle && found.length > 0,
    })
    if (step === 'pass') return
    event.stopPropagation()
    if (step !== 'native' && step !== 'type' && step !== 'leave') event.preventDefault()
    if (step === 'open' || step === 'type') panel.open()
    if (step === 'close' || step === 'leave') panel.close()
    if (step === 'choose') chooseActive()
    if (step === 'first') panel.send('Home')
    if (step === 'last') panel.send('End')
    if (step === 'press' && event.target instanceof HTMLElement) event.target.click()
  }

  function leave(event: FocusEvent<HTMLDivElement>): void {
    if (event.currentTarget.contains(event.relatedTarget)) return
    part.current?.hide()
    onBlur?.()
  }

  return (
    <PrimePart>
      <div
        ref={box}
        className="option-picker"
        data-single={isSingle || undefined}
        onKeyDownCapture={press}
        onBlur={leave}
        // A press on an option, or beside the filter, must not take the focus out of it: that would close the panel.
        onMouseDown={(event) =>
          (event.target as Element).closest('li, .picker-tools') && event.preventDefault()
        }
      >
        <MultiSelect
          ref={part}
          inputId={frame.id}
          options={options}
          optionValue="value"
          optionLabel="label"
          value={values}
          invalid={frame.aria['aria-invalid'] ?? false}
          placeholder={
            isLoading ? t('common:loading') : (props.placeholder ?? t(isSingle ? 'choose' : 'chooseSome'))
          }
          maxSelectedLabels={isSingle ? 1 : 2}
          selectedItemsLabel={t('chosen', { count: values.length })}
          emptyFilterMessage={t(isLoading ? 'common:loading' : 'noResults')}
          emptyMessage={t(isLoading ? 'common:loading' : 'noOptions')}
          scrollHeight="min(280px, var(--beside-room, 100vh) - 7rem)"
          {...(options.length > virtualFrom && { virtualScrollerOptions: { itemSize: optionHeight } })}
          filter
          filterDelay={0}
          filterPlaceholder={t('searchHere')}
          resetFilterOnHide
          onFilter={(event) => setTyped(event.filter ?? '')}
          // Without it PrimeReact compares every option with every value at each render.
          selectAll={false}
          onSelectAll={() => undefined}
          onChange={choose}
          onShow={panel.update}
          panelHeaderTemplate={(header: { filterElement: ReactNode }) => (
            <PickerHeader
              filter={header.filterElement}
              found={found}
              values={values}
              isLoading={isLoading}
              onToggleAll={isSingle ? undefined : () => onChange(toggleAll(values, found))}
            />
          )}
          pt={parts}
        />
      </div>
    </PrimePart>
  )
}
