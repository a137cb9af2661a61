import type { Page } from '@playwright/test'
import { ownMenu, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const submit = { name: 'Ingresar', exact: true } as const
const released = 'El usuario ya fue liberado por favor intente acceder de nuevo.'
const countdown = (page: Page) =>
  page.getByText(/^El usuario se encuentra bloqueado, vuelve a intentarlo en \d\d:\d\d$/)
const secret = (page: Page) => page.getByLabel('Contraseña', { exact: true })

/** Seconds on the screen. */
async function shown(page: Page): Promise<number> {
  const [, minutes, seconds] = /(\d\d):(\d\d)$/.exec(await countdown(page).innerText())!
  return Number(minutes) * 60 + Number(seconds)
}

/** Seconds that the lock still has by the clock of the page. */
function left(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { until } = JSON.parse(localStorage.getItem('lock.ibuhoo')!) as { until: number }
    return (until - Date.now()) / 1_000
  })
}

/** What is shown is never more than a second away from the truth; a busy machine is given a moment. */
async function expectTrue(page: Page): Promise<void> {
  await expect.poll(async () => Math.abs((await shown(page)) - (await left(page)))).toBeLessThanOrEqual(1)
}

/** Records announcements: the text of live regions whenever it changes. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const last = new Map<Element, string>()
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status],[role=alert]')) {
        const text = region.textContent.trim().replace(/\d\d:\d\d/, 'mm:ss')
        if (text !== '' && last.get(region) !== text) announced.push(text)
        last.set(region, text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
}

test('the countdown of a lock survives reload and sleep, speaks three times, ends in the password [LCK-08, LCK-09, LCK-10, LCK-11]', async ({
  page,
}) => {
  await page.clock.install()
  const announced = await listen(page)
  await page.goto('/login')
  await signIn(page, 'pedro.bloqueado')
  await expect(countdown(page)).toBeVisible()
  await expectTrue(page)

  // The clock is paused: each second it advances is one on the screen.
  await page.clock.pauseAt(Date.now() + 10_000)
  const from = await shown(page)
  for (let second = 1; second <= 3; second += 1) {
    await page.clock.runFor(1_000)
    await expect.poll(() => shown(page)).toBe(from - second)
  }
  await page.clock.resume()
  await page.clock.runFor(20_000)
  await page.reload()
  await expect(countdown(page)).toBeVisible()
  expect(await shown(page)).toBeLessThanOrEqual(880)
  await expectTrue(page)
  await expect(page.getByRole('button', submit)).toBeDisabled()
  await expect(page.getByLabel('Usuario')).toHaveValue('')

  // Sleeps half a minute: no timer runs, then each due timer runs once.
  await page.clock.fastForward(30_000)
  await expectTrue(page)

  await page.clock.runFor(((await left(page)) - 59) * 1_000)
  // The clock runs too.
  await page.clock.runFor(49_000)
  await expectTrue(page)
  await page.clock.runFor(11_000)
  await expect(page.getByText(released)).toBeVisible()
  await expect(secret(page)).toBeFocused()
  await expect(page.getByRole('button', submit)).toBeEnabled()
  const spoken = (await announced()).filter((text) => /bloque|liberado/.test(text))
  expect(spoken).toEqual([
    expect.stringContaining('El usuario se encuentra bloqueado, vuelve a intentarlo en mm:ss'),
    'El bloqueo termina en un minuto.',
    released,
  ])
  expect(await page.evaluate(() => localStorage.getItem('lock.ibuhoo'))).toBeNull()
})

test('a lock of one user name shows in all tabs until a person has signed in @release', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/login')
  await page.goto('/login')
  await signIn(page, 'pedro.bloqueado')
  await expect(countdown(page)).toBeVisible()
  await expect(countdown(other)).toBeVisible()
  const third = await context.newPage()
  await third.goto('/login')
  await expect(countdown(third)).toBeVisible()
  for (const tab of [page, other, third]) await expectTrue(tab)

  const user = other.getByLabel('Usuario')
  await user.fill('Pedro.Bloqueado ')
  const closed = other.getByRole('button', submit)
  await expect(closed).toBeDisabled()
  const ground = await closed.evaluate((one) => getComputedStyle(one).backgroundColor)
  await closed.hover({ force: true })
  await expect.poll(() => closed.evaluate((one) => one.matches(':hover'))).toBe(true)
  await expect(closed).toHaveCSS('background-color', ground)
  await user.fill('maria.gomez')
  await expect(other.getByRole('button', submit)).toBeEnabled()
  await secret(other).fill('mala')
  await other.getByRole('button', submit).click()
  await expect(other.getByText('tienes dos (2) intentos más')).toBeVisible()
  await expect(countdown(page)).toBeVisible()
  await signIn(other, 'admin')
  await expect(ownMenu(other)).toBeVisible()
  await expect(countdown(page)).toHaveCount(0)
  await expect(page.getByText(released)).toHaveCount(0)
})
