/** @jest-environment node */
import { pickerParts } from './pickerParts.ts'

const frame = {
  id: 'roles',
  aria: { 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined },
} as const

it.each([
  [true, 'roles-list'],
  [false, undefined],
] as const)('a picker that is open (%s) names its list as %s', (overlayVisible, list) => {
  const { input } = pickerParts({
    frame,
    label: 'Roles',
    text: '',
    count: 2,
    isSingle: false,
    active: -1,
    onHover: jest.fn(),
  })
  const attributes = (input as (options: object) => object)({ state: { overlayVisible } })
  expect(attributes).toHaveProperty('aria-controls', list)
})
