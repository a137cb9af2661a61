import { screen, waitFor } from '@testing-library/dom'

it('prints the page once, when a wait has failed', async () => {
  document.body.innerHTML = '<p>Somewhere</p>'
  const printed = jest.spyOn(Element.prototype, 'outerHTML', 'get')
  let tries = 0
  const waited = waitFor(() => screen.getByText(`Nowhere ${(tries += 1)}`), { timeout: 200, interval: 1 })
  await expect(waited).rejects.toThrow(/Unable to find.*Nowhere[^]*Somewhere/)
  expect(tries).toBeGreaterThan(1)
  expect(printed).toHaveBeenCalledTimes(1)
})
