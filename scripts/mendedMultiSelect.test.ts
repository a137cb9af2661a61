/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import mendedMultiSelect from './mendedMultiSelect.ts'

const installed = resolve(__dirname, '../node_modules/primereact/multiselect/multiselect.esm.js')

it('lets the installed MultiSelect scroll only a list that is still there', () => {
  const code = mendedMultiSelect(readFileSync(installed, 'utf8'))
  expect(code).toContain('virtualScrollerRef.current?.scrollToIndex(selectedIndex)')
  expect(code).not.toContain('virtualScrollerRef.current.scrollToIndex(selectedIndex)')
})

it('says so where there is nothing to mend', () => {
  expect(() => mendedMultiSelect('')).toThrow('PrimeReact has changed')
})
