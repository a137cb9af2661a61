import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import type { UploadBody } from '#contracts/suite-items.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { UploadState } from './UploadState.tsx'
import { usePictureUpload, type SendPicture } from './usePictureUpload.ts'
import './uploadTexts.ts'

prepareScreens()

type Answer = Awaited<ReturnType<SendPicture>>

const sent: UploadBody[] = []
let wasSent = Promise.withResolvers<void>()
let answer = Promise.withResolvers<Answer>()
let log: jest.SpyInstance

beforeEach(() => {
  sent.length = 0
  wasSent = Promise.withResolvers()
  answer = Promise.withResolvers()
  log = jest.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => jest.useRealTimers())

const send: SendPicture = (body) => {
  sent.push(body)
  wasSent.resolve()
  return answer.promise
}

const logo = new File(['bytes'], 'a.png')

function Probe(): ReactElement {
  const upload = usePictureUpload(send)
  const [path, setPath] = useState<string | null>('')
  return (
    <>
      <button onClick={() => void upload.upload(logo, 'ibuhoo').then(setPath)}>Cargar</button>
      <output>{String(path)}</output>
      <UploadState label="Logo" upload={upload} />
    </>
  )
}

const bar = (): HTMLElement | null => screen.queryByRole('progressbar', { name: 'Carga de Logo' })
const shownPath = (): string | null => document.querySelector('output')!.textContent

async function begin(): Promise<void> {
  wasSent = Promise.withResolvers()
  answer = Promise.withResolvers()
  fireEvent.click(screen.getByRole('button', { name: 'Cargar' }))
  // The file is read before it is sent.
  await act(() => wasSent.promise)
}

async function reply(given: Answer): Promise<void> {
  await act(async () => {
    answer.resolve(given)
    await answer.promise
  })
}

const failed: ApiError = { kind: 'status', call: 'uploadImageMenu', status: 500, message: null, at: 0 }

it('sends plain base64 with the extension and the name of the application [CCL-43]', async () => {
  render(<Probe />)
  await begin()
  await reply({ data: '/uploads/a.png' })
  expect(sent).toEqual([{ ApplicationName: 'ibuhoo', Extension: '.png', ImageBase64: btoa('bytes') }])
  expect(shownPath()).toBe('/uploads/a.png')
})

it('updates every 500 ms, is never full before the answer, and disappears 2 s after it [CLM-05, SUI-13, SUI-14]', async () => {
  jest.useFakeTimers()
  render(<Probe />)
  expect(bar()).toBeNull()
  await begin()
  const before = Number(bar()!.getAttribute('aria-valuenow'))
  act(() => jest.advanceTimersByTime(499))
  expect(bar()).toHaveAttribute('aria-valuenow', String(before))
  act(() => jest.advanceTimersByTime(1))
  expect(Number(bar()!.getAttribute('aria-valuenow'))).toBeGreaterThan(before)
  act(() => jest.advanceTimersByTime(60_000))
  expect(bar()).toHaveAttribute('aria-valuenow', '95')
  await reply({ data: '/uploads/a.png' })
  expect(bar()).toHaveAttribute('aria-valuenow', '100')
  act(() => jest.advanceTimersByTime(1_999))
  expect(bar()).not.toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(bar()).toBeNull()
})

it('logs and shows a failure, even after the bar has disappeared [CER-11]', async () => {
  jest.useFakeTimers()
  render(<Probe />)
  await begin()
  await reply({ error: failed })
  expect(shownPath()).toBe('null')
  expect(log).toHaveBeenCalledWith('portal: a picture was not uploaded: status 500')
  act(() => jest.advanceTimersByTime(2_000))
  expect(bar()).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('Logo: no se cargó')
})

it('sends a file again only after a failure', async () => {
  render(<Probe />)
  await begin()
  await reply({ error: failed })
  await begin()
  await reply({ data: '/uploads/a.png' })
  expect(shownPath()).toBe('/uploads/a.png')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cargar' })))
  expect(sent).toHaveLength(2)
})

it('reports an unreadable file without a call', async () => {
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
  })
  render(<Probe />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cargar' })))
  expect(screen.getByRole('alert')).toHaveTextContent('El archivo cambió o ya no está. Elígelo de nuevo.')
  expect(sent).toEqual([])
})

it('clears its timer on unmount', async () => {
  const clear = jest.spyOn(window, 'clearInterval')
  const set = jest.spyOn(window, 'setInterval')
  const { unmount } = render(<Probe />)
  await begin()
  const id: unknown = set.mock.results.at(-1)!.value
  unmount()
  expect(clear).toHaveBeenCalledWith(id)
})

it('sends a file once per application', async () => {
  answer.resolve({ data: '/uploads/a.png' })
  const { result } = renderHook(() => usePictureUpload(send))
  for (const application of ['suite', 'suite', 'archivo'])
    await act(async () => void (await result.current.upload(logo, application)))
  expect(sent.map(({ ApplicationName }) => ApplicationName)).toEqual(['suite', 'archivo'])
})

it.each<Answer>([{ data: '/uploads/a.png' }, { error: failed }])(
  'ignores the late answer %j for a replaced file',
  async (late) => {
    const { result } = renderHook(() => usePictureUpload(send))
    let path: Promise<string | null> | undefined
    act(() => void (path = result.current.upload(logo, 'suite')))
    await act(() => wasSent.promise)
    act(() => result.current.forget())
    await reply(late)
    expect(await path).toBeNull()
    expect(result.current).toMatchObject({ percent: null, isSending: false, problem: null })
  },
)

it('clears the error when another file is chosen', async () => {
  answer.resolve({ error: failed })
  const { result } = renderHook(() => usePictureUpload(send))
  await act(async () => void (await result.current.upload(logo, 'suite')))
  expect(result.current.problem).not.toBeNull()
  act(() => result.current.forget())
  expect(result.current.problem).toBeNull()
})
