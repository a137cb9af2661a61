import { enter } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import { patience } from '../../support/webkit/part.ts'
import type { Tab } from '../../support/webkit/tab.ts'

const notice = (tab: Tab, words: string) => tab.css('.draft-notice', words)

test('a second tab names the editing tab, finds it, and is offered its draft after it closes [beyond 4] @release', async ({
  tab,
  mock,
}) => {
  const { id } = await mock.record('users', 'maria.gomez')
  // The one that is closed is not the one that the test was given.
  await tab.goto('/login')
  const first = await tab.another()
  await enter(first, mock, `/users/${id}`)
  await first.get('button', 'Editar').click()
  await first.get('textbox', 'Nombres').fill('Zoe')
  await expect
    .poll(() => first.run(() => Object.keys(localStorage).some((key) => key.startsWith('drafts.'))), patience)
    .toBe(true)

  await enter(tab, mock, `/users/${id}`)
  await tab.get('button', 'Editar').click()
  await notice(tab, 'Tienes esto abierto para editar en otra pestaña').isThere()
  await expect(async () => {
    await tab.get('button', 'Señalar esa pestaña').click()
    // A tab that is too busy to answer in three seconds is asked again.
    await tab.sees('Su título empieza ahora por', 4_000)
  }).toPass(patience)

  await (await first.front()).close()
  await notice(tab, 'Tienes cambios sin guardar').isThere()
  await notice(tab, 'Tienes esto abierto').isGone()
  await tab.get('button', 'Recuperar cambios').click()
  await expect.poll(() => tab.get('textbox', 'Nombres').value(), patience).toBe('Zoe')
})
