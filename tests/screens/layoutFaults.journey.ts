import { expectNoViolations } from '../support/accessibility.ts'
import { jumpsAfter, layoutFaults } from '../support/layoutFaults.ts'
import { expect, test } from '../support/portal.ts'

const long = 'Facturación electrónica de la regional'
const button = (style: string, text = 'Guardar'): string => `<button style="${style}">${text}</button>`
const box = 'border: 1px solid; width: 120px; height: 40px;'

/** Of each kind of fault what has it, and what looks alike and has not; one document each. */
const kinds: Record<string, { broken: string[]; sound: string[] }> = {
  'text over text': {
    broken: [
      `<p>Una línea</p><p style="margin-top: -34px">Otra línea</p>`,
      `<label style="position: absolute; top: 10px; left: 60px">Aplicación</label><input style="position: absolute; top: 20px; left: 20px">`,
    ],
    sound: [
      `<p>Una línea</p><p style="margin-top: -34px; position: relative; z-index: 1; background: white">Otra línea</p>`,
      `<p>Una línea</p><p style="margin-top: -34px; opacity: 0">Otra línea</p>`,
      `<p style="line-height: 1">Una línea<br>y otra</p>`,
      `<input style="position: absolute; top: 20px; left: 20px; width: 300px"><span style="position: absolute; top: 20px; left: 290px">kg</span>`,
    ],
  },
  'cut text': {
    broken: [
      `<p style="width: 80px; overflow: hidden; white-space: nowrap">${long}</p>`,
      `<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${long}</p>`,
      `<p style="width: 80px; height: 30px; overflow: clip" title="${long}">${long}</p>`,
      `<input style="width: 80px" placeholder="${long}">`,
      `<select style="width: 80px"><option>${long}</option></select>`,
    ],
    sound: [
      `<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis" title="${long}">${long}</p>`,
      `<p style="width: 80px; overflow: auto; white-space: nowrap">${long}</p>`,
      `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">${long}</span>`,
      `<input style="width: 80px" value="${long}">`,
      `<select><option>${long}</option></select>`,
    ],
  },
  'broken word': {
    broken: [`<p style="width: 60px; overflow-wrap: anywhere">Administración</p>`],
    sound: [`<p style="width: 60px; overflow-wrap: anywhere">maria.gomez@suite.test</p>`],
  },
  'popup over its field': {
    broken: [
      `<input role="combobox" aria-label="Rol" aria-expanded="true" aria-controls="all"><ul id="all" role="listbox" style="position: absolute; top: 0; left: 0; margin: 0; background: white"><li role="option">Contador</li></ul>`,
    ],
    sound: [
      `<input role="combobox" aria-label="Rol" aria-expanded="true" aria-controls="all"><ul id="all" role="listbox" style="position: absolute; top: 40px; left: 0; margin: 0"><li role="option">Contador</li></ul>`,
    ],
  },
  'out of its box': {
    broken: [
      `<div style="${box}"><button style="width: 160px; height: 30px">Guardar</button></div>`,
      `<div style="${box} white-space: nowrap">${long}</div>`,
    ],
    sound: [
      `<div style="${box} overflow: auto; white-space: nowrap">${long}</div>`,
      `<div style="${box} position: relative"><b style="position: absolute; top: -8px; right: -8px">3</b></div>`,
    ],
  },
  'beyond the page': {
    broken: [`<p style="width: 3000px; text-align: right">${long}</p>`],
    sound: [`<div style="overflow: auto"><p style="width: 3000px; text-align: right">${long}</p></div>`],
  },
  'heading of many lines': {
    broken: [`<h1 style="width: 120px">${long}</h1>`],
    sound: [`<h1 style="width: 800px">${long}<br>Inactivo</h1>`, `<p style="width: 120px">${long}</p>`],
  },
  covered: {
    broken: [
      `<p style="height: 3000px"></p>${button('')}<div role="status" style="position: fixed; inset: auto 0 0; height: 200px">Guardado</div>`,
      `${button('')}<dialog open style="position: fixed; inset: 0; width: 100%; height: 100%">Aviso</dialog>`,
    ],
    sound: [
      `<p style="height: 3000px"></p>${button('')}<p style="height: 600px"></p><div role="status" style="position: fixed; inset: auto 0 0; height: 200px">Guardado</div>`,
      `${button('')}<dialog style="width: 100%; height: 100%">Aviso</dialog><script>document.querySelector('dialog').showModal()</script>`,
      `<label style="position: relative; display: block; width: 40px; height: 40px"><input type="checkbox" style="position: absolute"><span style="position: absolute; inset: 0"></span></label>`,
    ],
  },
}

test('each kind of fault of the layout is found, and what looks alike is not', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [kind, { broken, sound }] of Object.entries(kinds)) {
    for (const body of broken) {
      await page.setContent(body)
      const found = await page.evaluate(layoutFaults)
      expect([...new Set(found.map(({ is }) => is.split(':')[0]))], body).toEqual([kind])
    }
    for (const body of sound) {
      await page.setContent(body)
      expect(await page.evaluate(layoutFaults), body).toEqual([])
    }
  }
})

test('what an action pushes away is found, at once or a moment after it', async ({ page }) => {
  await page.setContent(`<div id="above" style="padding-top: 1px"></div><p>Fila</p>`)
  const push = (height: string): Promise<void> =>
    page.evaluate((given) => {
      const above = document.querySelector<HTMLElement>('#above')!
      setTimeout(() => (above.style.height = given), 100)
    }, height)
  expect(await jumpsAfter(page, 'row', () => push('6px'), 300)).toEqual([])
  expect(await jumpsAfter(page, 'row', () => push('60px'), 300)).toMatchObject([{ is: 'jump: row' }])
})

test('an opened branch of a list pushes down what follows it, and another button nothing', async ({
  page,
}) => {
  const jumpsOf = async (change: string, item = 'li', attributes = ''): Promise<unknown> => {
    await page.setContent(
      `<p id="above">Antes</p><${item}><button ${attributes} aria-expanded="false" onclick="this.ariaExpanded = 'true'; ${change}">Rol</button><p id="inside" hidden>Da</p></${item}><p id="below">Fila</p>`,
    )
    await page.getByRole('button').focus()
    return jumpsAfter(page, 'Rol', () => page.keyboard.press('Enter'))
  }
  const opens = "document.querySelector('#inside').hidden = false"
  const pushes = (id: string, style: string): string => `document.querySelector('#${id}').style = '${style}'`
  expect(await jumpsOf(opens)).toEqual([])
  const jump = [{ is: 'jump: Rol' }]
  expect(await jumpsOf(opens, 'li', 'aria-haspopup="listbox"')).toMatchObject(jump)
  expect(await jumpsOf(pushes('above', 'padding-top: 60px'))).toMatchObject(jump)
  expect(await jumpsOf(pushes('below', 'margin-left: 60px'))).toMatchObject(jump)
  expect(await jumpsOf(pushes('below', 'margin-top: -10px'))).toMatchObject(jump)
  expect(await jumpsOf(opens, 'div')).toMatchObject(jump)
})

test('a small control is found where another is near, but not in a sentence', async ({ page }) => {
  const small = button('width: 16px; height: 16px; padding: 0', 'x')
  await page.setContent(`<h1>Roles</h1>${small}${small}`)
  await expect(expectNoViolations(page, ['target-size'])).rejects.toThrow(/target-size/)
  await page.setContent(
    `<h1>Roles</h1><div style="display: flex; gap: 12px">${small}${small}</div><p style="font-size: 12px">Lee <a href="#a">las condiciones</a> y <a href="#b">los avisos</a> antes</p>`,
  )
  await expectNoViolations(page, ['target-size'])
})
