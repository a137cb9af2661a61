import { fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { FileQuestions } from './FileQuestions.tsx'
import type { FileChoices } from './questions.ts'

prepareScreens()

function Probe({ count }: { count: number }): ReactElement {
  const [choices, setChoices] = useState<FileChoices>(new Map())
  const questions = Array.from({ length: count }, (_, at) => ({
    key: `q${at}`,
    label: `P${at}`,
    options: [],
  }))
  return (
    <>
      <FileQuestions questions={questions} choices={choices} onChoose={setChoices} />
      <output>{choices.size}</output>
    </>
  )
}

it.each([2, 50, 51, 52, 300])('all of %d can be decided, the listed ones one by one', (count) => {
  render(<Probe count={count} />)
  for (const field of screen.getAllByRole('combobox')) fireEvent.change(field, { target: { value: '-' } })
  const rest = screen.queryByRole('button', { name: /^Dejar fuera/ })
  if (rest) fireEvent.click(rest)
  expect(screen.getByRole('status')).toHaveTextContent(String(count))
})
