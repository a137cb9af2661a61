import { fireEvent, render, screen } from '@testing-library/react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { BorrowedOnPress } from './BorrowedOnPress.tsx'
import { LentPartsContext, type Parts } from './lentParts.ts'

type Used = Parts['PrivilegeDependents']
const privilege = { name: 'VER' } as Used['privilege']

it('brings the code of the part while the button is read, and shows the part at the press', async () => {
  const load = jest.fn(() => Promise.resolve(({ privilege: { name } }: Used) => <p>{name} is used.</p>))
  render(
    <LentPartsContext value={{ PrivilegeDependents: lazyPart(load) }}>
      <BorrowedOnPress part="PrivilegeDependents" ask="Who uses it?" privilege={privilege} />
    </LentPartsContext>,
  )
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('VER is used.')).not.toBeInTheDocument()
  await load.mock.results[0]!.value
  fireEvent.click(screen.getByRole('button', { name: 'Who uses it?' }))
  expect(screen.getByText('VER is used.')).toBeVisible()
})
