import type { InputNumberPassThroughOptions } from 'primereact/inputnumber'
import type { NumberLimits } from '#shared/format/numberText.ts'
import type { FrameWiring } from '../FieldFrame.tsx'

type Given = NumberLimits & { aria: FrameWiring['aria']; increase: string; decrease: string }

/** Attributes that PrimeReact omits or sets wrongly. */
export function numberParts({ aria, min, max, increase, decrease }: Given): InputNumberPassThroughOptions {
  return {
    input: {
      root: {
        ...aria,
        'aria-valuemin': min,
        'aria-valuemax': max,
        inputMode: 'numeric',
        autoComplete: 'off',
      },
    },
    // Not in the Tab order, because the arrow keys do the same; available to touch and screen readers.
    incrementButton: { 'aria-hidden': undefined, 'aria-label': increase, title: increase },
    decrementButton: { 'aria-hidden': undefined, 'aria-label': decrease, title: decrease },
  }
}
