import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { PasswordRules } from '#features/auth/password/PasswordRules.tsx'
import '#features/auth/password/texts.ts'
import { CardDetails } from '#shared/cards/CardDetails.tsx'
import { Tabs } from '#shared/cards/Tabs.tsx'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { CellText } from '#shared/list/CellText.tsx'
import { CreateButton } from '#shared/list/CreateButton.tsx'
import '#shared/list/listTexts.ts'
import { NothingFound } from '#shared/list/NothingFound.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import { translate } from '#shared/testing/testTranslation.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { Button } from '#shared/ui/Button.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'

beforeAll(() => i18n.changeLanguage('es'))

const tabs = (count: number): ReactElement => (
  <Tabs tabs={[{ id: 'roles', label: 'Roles', path: '/users/1/roles', count }]} current="roles">
    {null}
  </Tabs>
)
const details = (value: string[]): ReactElement => (
  <CardDetails groups={[{ title: 'Datos', details: [{ label: 'Roles', value }] }]} />
)
const number = (reason?: string): ReactElement => (
  <NumberField
    label="Días"
    hint="De 1 a 9"
    disabledReason={reason}
    value={1}
    digits={1}
    onChange={jest.fn()}
  />
)
const create = (label: string): ReactElement => <CreateButton to="/users/new">{label}</CreateButton>

it.each<[string, ReactElement, ReactElement, string]>([
  ['the count of a tab', tabs(1), tabs(2), 'Roles 2'],
  [
    'how long ago something was',
    <TimeAgo at="2020-01-01T00:00:00Z" phrase={(when) => `Cambió ${when}`} />,
    <TimeAgo at="2020-01-01T00:00:00Z" phrase={() => 'Ahora'} />,
    'Ahora',
  ],
  [
    'the rules of a password',
    <PasswordRules password="" />,
    <PasswordRules password="Abcdef1!" />,
    'una letra mayúscula, cumplido',
  ],
  [
    'an empty list',
    <NothingFound typed="x" type={jest.fn()} isPending />,
    <NothingFound typed="" type={jest.fn()} />,
    'No se encontraron resultados',
  ],
  ['several values that become one', details(['Auditor', 'Cajero']), details(['Cajero']), 'Cajero'],
  ['a button', <Button key="1">Uno</Button>, <Button key="1">Dos</Button>, 'Dos'],
  ['a link beside its icon', create('Uno'), create('Dos'), 'Dos'],
  ['a hint with a reason that ends', number('Sin conexión'), number(), 'De 1 a 9'],
])('%s stays up to date on a page translated by the browser [T105]', (_what, before, after, text) => {
  const page = (screen: ReactElement): ReactElement => <MemoryRouter>{screen}</MemoryRouter>
  const { container, rerender } = render(page(before), { wrapper: PageStore })
  translate(container)
  rerender(page(after))
  expect(container.textContent.toLowerCase()).toContain(text.toLowerCase())
  expect(container.textContent.toLowerCase()).not.toContain('sin conexión')
})

it('a name of a user is not translated', () => {
  const { container } = render(<CellText>maria.gomez</CellText>)
  translate(container)
  expect(container).toHaveTextContent('maria.gomez')
})
