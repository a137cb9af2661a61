import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useNavigate,
  useParams,
  Route,
  Routes,
} from 'react-router-dom'
import { prepareScreens, shownAddress } from '#shared/testing/testScreen.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import { cardAddress } from './cardAddress.ts'
import { LeaveBlocker } from './LeaveBlocker.tsx'
import { smallForm, type SmallForm, type SmallSets } from './testSmallCard.ts'
import { useCard, type CardNavigation } from './useCard.ts'

const address = cardAddress('/roles', ['datos', 'extra', 'fin'])
type Tab = (typeof address.tabs)[number]
type Options = Parameters<typeof useCard<Tab, SmallForm, SmallSets>>[0]

const draft = {
  kind: smallForm,
  form: { subscribe: () => () => {} },
  base: smallForm.empty as SmallForm | null,
  hasChanges: false,
  isDirty: jest.fn<boolean, []>(),
  beginEdit: jest.fn<void, []>(),
  endEdit: jest.fn<void, []>(),
  restore: jest.fn<void, []>(),
}
const saving = {
  isBusy: false,
  isWorking: false,
  dialog: null,
  changes: () => [],
  changesSince: () => [],
  note: () => null,
  save: jest.fn<ReturnType<Options['saving']['save']>, Parameters<Options['saving']['save']>>(),
}
const checkTab = jest.fn<Promise<boolean>, [Tab]>()

let card: CardNavigation<Tab>
let goTo: (to: string | number) => void

type Shown = Partial<Options> & { isEdited?: boolean; isBusy?: boolean; isWorking?: boolean }

/** Opens the card at a path; Back leads to the previous screen. */
function open(path: string, shown: Shown = {}): void {
  const { isEdited = true, isBusy = false, isWorking = false, ...options } = shown
  function Around({ children }: { children: ReactNode }): ReactElement {
    const { pathname, search } = useLocation()
    return (
      <>
        <output data-testid="address">{pathname + search}</output>
        <Routes>
          <Route path="/roles/:id/:tab?" element={children} />
          <Route path="*" element={null} />
        </Routes>
      </>
    )
  }
  renderHook(
    () => {
      const { id, tab } = address.read(useParams<'id' | 'tab'>())
      const navigate = useNavigate()
      goTo = (to) => void navigate(to as string)
      card = useCard({
        id: id!,
        tab: tab!,
        address,
        draft: { ...draft, base: isEdited ? draft.base : null } as unknown as Options['draft'],
        saving: { ...saving, isBusy, isWorking },
        ...options,
      })
    },
    {
      wrapper: ({ children }) => (
        <PageStore>
          <RouterProvider
            router={createMemoryRouter(
              [
                {
                  path: '*',
                  element: (
                    <LeaveBlocker>
                      <Around>{children}</Around>
                    </LeaveBlocker>
                  ),
                },
              ],
              { initialEntries: [path] },
            )}
          />
        </PageStore>
      ),
    },
  )
}

const does = (step: () => void): Promise<void> =>
  act(async () => {
    step()
    await Promise.resolve()
  })

prepareScreens()
beforeEach(() => {
  jest.resetAllMocks()
  saving.save.mockResolvedValue(true)
})
afterEach(() => void jest.restoreAllMocks())

it.each([
  ['new', '/roles/new', true, false],
  ['view', '/roles/3', false, true],
  ['edit', '/roles/3', true, false],
])('is in the mode %s at %s', (mode, path, isEdited, isReadOnly) => {
  open(path, { isEdited })
  expect([card.bar.mode, card.isReadOnly]).toEqual([mode, isReadOnly])
})

it('is not editable during a save', () => {
  open('/roles/3', { isWorking: true })
  expect([card.bar.busy, card.isReadOnly]).toEqual([true, true])
})

it('has a tab for each address, with the description of the screen', () => {
  open('/roles/3/extra')
  const content = (): null => null
  expect(card.tabs((tab) => ({ label: tab.toUpperCase(), content }))).toMatchObject({
    current: 'extra',
    list: [
      { id: 'datos', path: '/roles/3', label: 'DATOS', content },
      { id: 'extra', path: '/roles/3/extra', label: 'EXTRA', content },
      { id: 'fin', path: '/roles/3/fin', label: 'FIN', content },
    ],
  })
})

it('opens the first tab if its address names none', async () => {
  open('/roles/3', { tab: undefined as never })
  expect(card.tabs((tab) => ({ label: tab, content: () => null })).current).toBe('datos')
  await does(card.goBack)
  expect(shownAddress()).toBe('/roles')
})

it.each([
  ['/roles/3/fin', '/roles/3/extra'],
  ['/roles/3/extra', '/roles/3'],
  ['/roles/3', '/roles'],
])('the back link leads from %s to %s', async (from, to) => {
  open(from)
  await does(card.goBack)
  expect(shownAddress()).toBe(to)
})

it('goes back to the list from every section in view mode', async () => {
  open('/roles/3/fin', { isEdited: false })
  await does(card.goBack)
  expect(shownAddress()).toBe('/roles')
})

it('begins an edit at a tab in place of the page in view mode', async () => {
  open('/roles/2', { isEdited: false })
  await does(() => goTo('/roles/3'))
  await does(() => card.tabs((label) => ({ label, content: () => null })).onEdit('fin'))
  expect(draft.beginEdit).toHaveBeenCalledTimes(1)
  expect(shownAddress()).toBe('/roles/3/fin')
  await does(() => goTo(-1))
  expect(shownAddress()).toBe('/roles/2')
})

it('moves from tab to tab, up to the last one', async () => {
  open('/roles/3')
  await does(card.bar.onNext!)
  expect(shownAddress()).toBe('/roles/3/extra')
  await does(card.bar.onNext!)
  expect([shownAddress(), card.bar.onNext]).toEqual(['/roles/3/fin', undefined])
})

it.each<[string, string, Shown, string, number]>([
  ['goes on from a tab of a new record', '/roles/new', {}, '/roles/new/extra', 0],
  ['saves a new record on its last tab', '/roles/new/fin', {}, '/roles', 1],
  ['saves what is edited, and stays', '/roles/3', {}, '/roles/3', 1],
  ['does nothing with what is looked at', '/roles/3', { isEdited: false }, '/roles/3', 0],
])('%s on Enter', async (_what, from, shown, to, saves) => {
  open(from, shown)
  await does(card.submit)
  expect([shownAddress(), saving.save.mock.calls.length]).toEqual([to, saves])
})

it('offers to show a new record first in the newest order, and nothing for a stored one', async () => {
  open('/roles/new/fin')
  await does(card.bar.onSave)
  await does(() => saving.save.mock.lastCall![0]!.see!())
  expect(shownAddress()).toBe('/roles?sort=newest')
  open('/roles/3')
  await does(card.bar.onSave)
  expect(saving.save.mock.lastCall![0]).not.toHaveProperty('see')
})

it.each([
  ['a save', '/roles/3', () => card.bar.onSave(), undefined],
  ['a review', '/roles/3', () => card.bar.onReview!(), 'always'],
  ['the question on the way out, which shows the changes', '/roles/3', leaveAndSave, 'never'],
  ['the same of a new record, which does not', '/roles/new', leaveAndSave, 'on-access'],
  ['a save that is offered again', '/roles/3', saveTwice, undefined],
])('asks %s at %s for the right review [D50]', async (_what, at, ask, review) => {
  draft.isDirty.mockReturnValue(true)
  open(at)
  await does(() => void ask())
  await waitFor(() => expect(saving.save).toHaveBeenCalledTimes(ask === saveTwice ? 2 : 1))
  expect(saving.save.mock.lastCall![0]!.review).toBe(review)
})

async function leaveAndSave(): Promise<void> {
  await does(() => goTo('/users'))
  await does(() => void card.question!.save())
}

async function saveTwice(): Promise<void> {
  await does(card.bar.onSave)
  await does(saving.save.mock.lastCall![0]!.again!)
}

it('stays on a new record after a failed save', async () => {
  saving.save.mockResolvedValue(false)
  open('/roles/new/fin')
  await does(card.bar.onSave)
  expect(shownAddress()).toBe('/roles/new/fin')
})

it('saves nothing while offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('/roles/3')
  await does(card.submit)
  expect(saving.save).not.toHaveBeenCalled()
})

it.each<[string, string, boolean, string]>([
  ['/roles/3', '/roles/3/extra', true, '/roles/3/extra'],
  ['/roles/3', '/roles/3/extra', false, '/roles/3'],
  ['/roles/3/fin', '/roles/3', false, '/roles/3'],
])(
  'checks the tab being left only on the way forward: %s to %s, fine: %s [USR-31]',
  async (from, to, isFine, at) => {
    checkTab.mockResolvedValue(isFine)
    open(from, { checkTab })
    await does(() => goTo(to))
    const isForward = !from.endsWith('fin')
    expect(checkTab.mock.calls).toEqual(isForward ? [['datos']] : [])
    expect(shownAddress()).toBe(isForward ? at : to)
  },
)

it('moves on without a check when a tab cannot be invalid', async () => {
  open('/roles/3')
  await does(() => goTo('/roles/3/extra'))
  expect(shownAddress()).toBe('/roles/3/extra')
})

it('asks on exit with changes, and leaves once they are discarded', async () => {
  draft.isDirty.mockReturnValue(true)
  open('/roles/3')
  await does(() => goTo('/roles'))
  expect(shownAddress()).toBe('/roles/3')
  draft.isDirty.mockReturnValue(false)
  await does(() => card.question!.discard())
  expect(draft.restore).toHaveBeenCalledTimes(1)
  expect(shownAddress()).toBe('/roles')
})

it.each([
  ['is taken once all is saved', true, '/roles'],
  ['is dropped where it is not saved', false, '/roles/3'],
])('an exit during a question of a save waits for the answer, and %s', async (_how, isSaved, at) => {
  draft.isDirty.mockReturnValue(true)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  saving.save.mockReturnValue(promise)
  open('/roles/3', { isBusy: true, isWorking: false })
  await does(card.bar.onSave)
  await does(() => goTo('/roles'))
  expect([card.question, shownAddress()]).toEqual([null, '/roles/3'])
  draft.isDirty.mockReturnValue(!isSaved)
  await does(() => resolve(isSaved))
  expect([card.question, shownAddress()]).toEqual([null, at])
})

it('ends an edit with changes only after an answer', async () => {
  draft.isDirty.mockReturnValue(true)
  open('/roles/3')
  await does(card.bar.onCancelEdit)
  expect([draft.endEdit.mock.calls.length, card.question !== null]).toEqual([0, true])
  await does(() => card.question!.stay())
  expect([draft.endEdit.mock.calls.length, card.question]).toEqual([0, null])
})

it('begins an edit', async () => {
  open('/roles/3', { isEdited: false })
  await does(card.onEdit!)
  expect(draft.beginEdit).toHaveBeenCalledTimes(1)
})
