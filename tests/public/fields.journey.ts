import { startGallery, type Gallery } from '#scripts/gallery.ts'
import { freePort } from '#scripts/server/listen.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'

let gallery: Gallery
test.beforeAll(async () => {
  test.setTimeout(300_000)
  gallery = await startGallery(await freePort())
})
test.afterAll(() => gallery.close())

async function openPage(page: Page, query = 'language=es'): Promise<void> {
  await page.goto(`${gallery.url}fields?${query}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The option that a screen reader hears while the focus stays in the filter. */
function active(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return (id && document.getElementById(id)?.textContent) || ''
  })
}

const control = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })

async function expectUsable(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  const small = await page.locator('main :is(button, input, select, textarea)').evaluateAll((found) =>
    found.flatMap((element) => {
      const { width: w, height: h } = (element.closest('label') ?? element).getBoundingClientRect()
      return w < 24 || h < 24 ? [element.outerHTML] : []
    }),
  )
  expect(small).toEqual([])
}

test('the field controls are for everybody to read and use, in English and Portuguese, 320 wide', async ({
  page,
}) => {
  for (const query of ['language=en', 'language=pt&scheme=dark'])
    await test.step(query, async () => {
      await openPage(page, query)
      await expectUsable(page, 320)
    })
})

for (const scheme of ['light', 'dark'])
  test(`the field controls are for everybody to read and use, ${scheme}, and so are their open panels, 320 wide`, async ({
    page,
  }) => {
    await openPage(page, `language=es&scheme=${scheme}`)
    await expectUsable(page, 1280)
    await page.setViewportSize({ width: 320, height: 844 })
    for (const name of ['Varias · lleno', 'Una de muchas · lleno']) {
      await control(page, name).press('Enter')
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.type('nada')
      await expect(page.getByText('Sin resultados')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Abrir el calendario de Fecha · lleno' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

test('several of a thousand, and one of them, are found and chosen by keyboard alone or with the pointer', async ({
  page,
}) => {
  await openPage(page)
  await test.step('several by keyboard', () => chooseSeveral(page))
  await test.step('one is typed as in a native list, and Escape leaves it as it was', () => chooseOne(page))
  await test.step('an option with the pointer, and a press beside the list closes it', () =>
    chooseByPointer(page))
})

async function chooseSeveral(page: Page): Promise<void> {
  const several = control(page, 'Varias · vacío')
  await several.press('ArrowDown')
  const filter = control(page, 'Buscar en Varias · vacío')
  await expect(filter).toBeFocused()
  await expect(page.getByRole('listbox', { name: 'Varias · vacío' })).toBeVisible()
  await page.keyboard.press('End')
  await expect.poll(() => active(page)).toBe('Opción 1000')
  await page.keyboard.press('Home')
  await expect.poll(() => active(page)).toBe('Opción 1')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => active(page)).toBe('Opción 2')
  await page.keyboard.press('Space')
  await expect(several).toHaveValue('Opción 2')
  await page.keyboard.type('OPCION 99')
  await expect(page.getByText('Resultados: 11')).toBeVisible()
  await expect.poll(() => active(page)).toBe('Opción 99')
  await page.keyboard.press('Enter')
  await expect(several).toHaveValue('Opción 2, Opción 99')
  await expect(filter).toBeFocused()
  await expect(page.getByRole('option', { name: 'Opción 99', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Todos' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(several).toHaveValue('12 opciones elegidas')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(several).toBeFocused()
}

async function chooseOne(page: Page): Promise<void> {
  const one = control(page, 'Una de muchas · lleno')
  await one.focus()
  await page.keyboard.type('opción 42')
  await expect.poll(() => active(page)).toBe('Opción 42')
  await page.keyboard.press('Escape')
  await expect(one).toBeFocused()
  await expect(one).toHaveValue('Opción 700')
  await page.keyboard.type('42')
  await expect.poll(() => active(page)).toBe('Opción 42')
  await page.keyboard.press('Enter')
  await expect(one).toHaveValue('Opción 42')
  await expect(one).toBeFocused()
  await openAndCloseAtOnce(one)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(control(page, 'Una de muchas · con error')).toBeFocused()
}

/** Faster than any timer of the page: nothing may be left that scrolls a list that is gone. */
async function openAndCloseAtOnce(one: Locator): Promise<void> {
  await one.evaluate((field) => {
    const press = (on: Element, key: string) =>
      on.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
    press(field, 'Enter')
    press(document.activeElement!, 'Escape')
  })
  await expect(one).toBeFocused()
}

async function chooseByPointer(page: Page): Promise<void> {
  const several = control(page, 'Varias · lleno')
  await several.click()
  await page.getByRole('listbox').getByRole('option', { name: 'Opción 3', exact: true }).click()
  await expect(several).toHaveValue('4 opciones elegidas')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

test('a number keeps to its digits, its minus and its limits, and a date is typed or chosen within its own', async ({
  page,
}) => {
  await openPage(page)
  await test.step('a number', () => typeNumbers(page))
  await test.step('a date', () => chooseDates(page))
})

async function typeNumbers(page: Page): Promise<void> {
  const number = page.getByRole('spinbutton', { name: 'Número · lleno' })
  await number.fill('')
  await number.press('ArrowUp')
  await expect(number).toHaveValue('1')
  await number.press('ArrowDown')
  await expect(number).toHaveValue('-1')
  await number.press('ControlOrMeta+a')
  await page.keyboard.type('-1e٣')
  await expect(number).toHaveValue('-1')
  await expect(page.getByText('No se tomó «-1٣»: aquí van números enteros de hasta 6 cifras.')).toBeVisible()
  await page.keyboard.type('3')
  await expect(number).toHaveValue('-13')
  await expect(page.getByText(/^No se tomó/)).toHaveCount(0)
  await number.press('ControlOrMeta+a')
  await page.keyboard.type('1234567')
  await expect(number).toHaveValue('123456')
  await page.getByRole('button', { name: 'Disminuir Número · lleno' }).click()
  await expect(number).toHaveValue('365')
  await number.press('Home')
  await page.keyboard.type('2')
  await expect(number).toHaveValue('2365')
}

async function chooseDates(page: Page): Promise<void> {
  const date = page.getByRole('textbox', { name: 'Fecha · lleno' })
  const opener = page.getByRole('button', { name: 'Abrir el calendario de Fecha · lleno' })
  const day = (name: string): Locator => page.getByRole('gridcell', { name }).getByRole('button')
  await opener.press('Enter')
  await expect(day('miércoles, 24 de diciembre de 2025')).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(day('lunes, 24 de noviembre de 2025')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(day('viernes, 21 de noviembre de 2025')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(date).toHaveValue('24/12/2025')
  await opener.press('Enter')
  await expect(day('miércoles, 24 de diciembre de 2025')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(day('jueves, 25 de diciembre de 2025')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(date).toHaveValue('25/12/2025')
  await date.fill('1/2/2026')
  await date.blur()
  await expect(date).toHaveValue('01/02/2026')
}

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Madrid'])
  test.describe(() => {
    test.use({ timezoneId })
    test(`a form gets the day that was chosen, in ${timezoneId} too, and moves the focus to what is missing`, async ({
      page,
    }) => {
      await openPage(page)
      const form = page.getByRole('region', { name: 'Formulario' })
      await form.getByRole('combobox', { name: 'Una de muchas' }).waitFor()
      await form.getByRole('button', { name: 'Enviar' }).click()
      await expect(form.getByText('Campo obligatorio.')).toHaveCount(4)
      await expect(form.getByRole('combobox', { name: 'Una de muchas' })).toBeFocused()
      await page.keyboard.type('opción 7')
      await expect.poll(() => active(page)).toBe('Opción 7')
      await page.keyboard.press('Enter')
      await form.getByRole('combobox', { name: 'Varias' }).press('Enter')
      await page.keyboard.press('Home')
      await expect.poll(() => active(page)).toBe('Opción 1')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await form.getByRole('spinbutton', { name: 'Número' }).pressSequentially('12')
      await form.getByRole('button', { name: 'Abrir el calendario de Fecha' }).click()
      await page
        .getByRole('gridcell', { name: 'domingo, 30 de noviembre de 2025' })
        .getByRole('button')
        .click()
      await form.getByRole('button', { name: 'Enviar' }).click()
      await expect(form.getByRole('status')).toHaveText(
        '{"one":"7","several":["1"],"amount":12,"day":"2025-11-30","logo":""}',
      )
    })
  })

const png = (width: number): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000001080600000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  return head
}

const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const isNoPng = 'Debe cargar un archivo valido (.png).'
const refused = [
  ['a program', 'a.png.exe', Buffer.from('MZ'), isNoPng],
  ['a program named as a picture', 'a.png', Buffer.from('MZ'), isNoPng],
  ['a picture of too many pixels', 'a.png', png(20_000), isNoPng],
  ['nothing', 'a.png', Buffer.alloc(0), isNoPng],
  ['one byte too many', 'a.png', Buffer.alloc(2_097_153), 'El archivo no puede superar los 2 MB.'],
  ['too long a name', `${'a'.repeat(197)}.png`, png(8), 'El nombre no puede superar los 200 caracteres.'],
] as const

test('a picture is seen once it is chosen, dropped or pasted, one at a time; its address is given back when it goes, and other files are refused in the words of the form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.revokeObjectURL = (url) => {
      document.documentElement.dataset['revoked'] = url
      revoke(url)
    }
  })
  await openPage(page)
  const picture = page.getByRole('group', { name: 'Imagen · vacío' })
  const preview = picture.getByRole('img', { name: 'Vista previa de A.PNG' })
  const choose = (name: string, buffer: Buffer): Promise<void> =>
    picture.locator('input').setInputFiles({ name, mimeType: 'image/png', buffer })
  for (const [what, name, buffer, message] of refused)
    await test.step(`after a picture, ${what}`, async () => {
      await choose('A.PNG', logo)
      await expect(preview).toHaveJSProperty('naturalWidth', 1)
      // Of an earlier file there is no message any more.
      await expect(picture.getByText(/^(Debe cargar|El archivo|El nombre) /)).toHaveCount(0)
      const url = await preview.getAttribute('src')
      await picture.getByRole('button', { name: 'Quitar imagen' }).click()
      await expect(preview).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('data-revoked', url ?? '')
      await expect(picture.getByLabel('Elegir imagen')).toBeFocused()
      await choose(name, buffer)
      await expect(picture.getByText(message)).toBeVisible()
      await expect(picture.getByRole('img')).toHaveCount(0)
    })
  await test.step('dropped and pasted', () => dropAndPaste(picture))
})

async function dropAndPaste(picture: Locator): Promise<void> {
  const zone = picture.locator('.picture-control')
  const give = (kind: 'drop' | 'paste', names: readonly string[]): Promise<void> =>
    zone.evaluate(
      (element, { type, files, bytes }) => {
        const data = new DataTransfer()
        for (const name of files) data.items.add(new File([new Uint8Array(bytes)], name))
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        )
      },
      { type: kind, files: names, bytes: [...png(8)] },
    )
  await give('drop', ['dropped.png'])
  await expect(picture.getByText('dropped.png')).toBeVisible()
  await give('paste', ['pasted.png'])
  await expect(picture.getByText('pasted.png')).toBeVisible()
  await give('drop', ['one.png', 'two.png'])
  await expect(picture.getByText('Debe cargar un archivo valido (.png).')).toBeVisible()
  await expect(picture.getByText('pasted.png')).toBeVisible()
}
