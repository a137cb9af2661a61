/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { iconModules } from './iconModules.ts'
import { readShape } from './readShape.ts'

const svg = (inside: string): string => `<svg viewBox="0 0 24 24">${inside}</svg>`

describe('the icons', () => {
  it.each(Object.entries(iconModules()))('of %s equal the packages', (path, content) => {
    expect(readFileSync(resolve(path), 'utf8')).toBe(content)
  })

  it.each([
    ['<path d="M1 2h3z"/>', 'M1 2h3z'],
    ['<path d="M0 0h24v24H0z" fill="none"/><path d="M1 2h3z"/>', 'M1 2h3z'],
    ['<path d="M1 2h3z"/><path d="m4 5h6z"/>', 'M1 2h3zM0 0m4 5h6z'],
    ['<circle cx="9" cy="9" r="2"/>', 'M7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'],
    ['<rect x="1" y="2" width="3" height="4"/>', 'M1 2h3v4h-3z'],
  ])('%s are the path %s', (inside, path) => {
    expect(readShape(svg(inside))).toBe(path)
  })

  it.each([
    ['<polygon points="1,2 3,4"/>', 'More than paths'],
    ['<path fill-rule="evenodd" d="M1 2h3z"/>', 'More than paths'],
    ['<rect rx="2" width="3" height="4"/>', 'round corners'],
    ['<path d="M0 0h24v24H0z" fill="none"/>', 'Nothing to see'],
  ])('%s are refused', (inside, reason) => {
    expect(() => readShape(svg(inside))).toThrow(reason)
  })

  it('of another grid are refused', () => {
    expect(() => readShape('<svg viewBox="0 0 20 20"><path d="M1 2"/></svg>')).toThrow('grid')
  })
})
