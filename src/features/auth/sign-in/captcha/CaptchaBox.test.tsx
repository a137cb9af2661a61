import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { i18n } from '#shared/texts/i18n.ts'
import { CaptchaBox } from './CaptchaBox.tsx'

let finish: (token: string) => void
let fail: (cause: Error) => void
jest.mock('./captchaProvider.ts', () => ({
  captchaProvider: () =>
    Promise.resolve({
      solve: () =>
        new Promise<string>((resolve, reject) => {
          finish = resolve
          fail = reject
        }),
    }),
}))

it('requires the check until it is done, also while it runs [CAP-04]', async () => {
  i18n.changeLanguage('es')
  const onToken = jest.fn()
  const { rerender } = render(<CaptchaBox isMissing={false} onToken={onToken} />)
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  rerender(<CaptchaBox isMissing onToken={onToken} />)
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.getByRole('alert')).toHaveTextContent('Por favor valida que no eres un robot')
  await act(async () => finish('token'))
  expect(onToken).toHaveBeenCalledWith('token')
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

it('says that the check failed and repeats it on the next click', async () => {
  i18n.changeLanguage('es')
  const onToken = jest.fn()
  render(<CaptchaBox isMissing={false} onToken={onToken} />)
  await userEvent.click(screen.getByRole('checkbox'))
  await act(async () => fail(new Error('no answer')))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No fue posible hacer la comprobación. Inténtalo de nuevo.',
  )
  expect(onToken).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('checkbox'))
  await act(async () => finish('token'))
  expect(onToken).toHaveBeenCalledWith('token')
})
