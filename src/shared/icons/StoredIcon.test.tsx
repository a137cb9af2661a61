import { render, waitFor } from '@testing-library/react'
import { iconShape } from './iconShapes.ts'
import { StoredIcon } from './StoredIcon.tsx'

const shown = (): string | null => document.querySelector('path')?.getAttribute('d') ?? null

describe('a stored icon', () => {
  it.each([['people'], ['vpn_key']])('%s of the main chunk is shown at once', (name) => {
    render(<StoredIcon name={name} size={20} />)
    expect(shown()).toBe(iconShape(name))
  })

  it.each([['home'], ['anchor'], ['yard'], ['60fps']])(
    '%s that has to be loaded keeps its space and never shows the neutral icon [D14]',
    async (name) => {
      const marks: (string | null)[] = []
      const watcher = new MutationObserver(() => marks.push(shown()))
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
      render(<StoredIcon name={name} size={20} />)
      expect(shown()).toBeNull()
      expect(document.querySelector('svg')).toHaveAttribute('width', '1.25rem')
      await waitFor(() => expect(shown()).toBe(iconShape(name)))
      expect(marks).not.toContain(iconShape('no_such_icon'))
      watcher.disconnect()
    },
  )

  it('that does not exist shows the neutral icon or the fallback', async () => {
    render(<StoredIcon name="no_such_icon" size={20} />)
    await waitFor(() => expect(shown()).toBe(iconShape('no_such_icon')))
    const { findByText } = render(<StoredIcon name="none_either" size={20} standIn={<b>AB</b>} />)
    expect(await findByText('AB')).toBeInTheDocument()
  })
})
