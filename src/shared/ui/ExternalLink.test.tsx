import { render, screen } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { languages } from '#shared/texts/language.ts'
import { ExternalLink } from './ExternalLink.tsx'

afterEach(() => i18n.changeLanguage('es'))

it.each(languages)('names its host, in %s', async (language) => {
  i18n.changeLanguage(language)
  render(<ExternalLink href="https://help.other.test:8443/a?b=c">Manual</ExternalLink>)
  const link = screen.getByRole('link')
  expect(link).toHaveAccessibleName(`Manual help.other.test:8443 (${i18n.t('newTab')})`)
  expect(link).toHaveAttribute('href', 'https://help.other.test:8443/a?b=c')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it('names no host for our own origin', () => {
  render(<ExternalLink href={`${window.location.origin}/manual.pdf`}>Manual</ExternalLink>)
  expect(screen.getByRole('link')).toHaveAccessibleName('Manual (se abre en otra pestaña)')
})

it('names its host only in its description if the label is specified [D55]', () => {
  render(
    <ExternalLink href="https://buy.other.test/a" hostIn="title">
      Comprar suite
    </ExternalLink>,
  )
  const link = screen.getByRole('link')
  expect(link).toHaveAccessibleName('Comprar suite')
  expect(link).toHaveAccessibleDescription('buy.other.test (se abre en otra pestaña)')
})

it('names its host also in its tooltip', () => {
  render(
    <ExternalLink href="https://help.other.test/" title="Ayuda">
      Ayuda
    </ExternalLink>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('title', 'Ayuda · help.other.test')
})
