import { useEffect, useRef, type ReactElement } from 'react'
import type { Path, UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import type { CardAddress } from './cardAddress.ts'
import type { FormValues, CardSets } from './cardParts.ts'
import type { CardDraft } from './useCardDraft.ts'
import type { EditBarProps } from './EditBar.tsx'
import type { SectionTab } from './Sections.tsx'
import type { CardSave, SaveOptions } from './useCardSave.tsx'
import { useListPosition, type ListPosition } from './position/useListPosition.ts'
import { useStoredCardDraft } from './useStoredCardDraft.tsx'
import { useLeaveFreely, useLeaveGuard, type LeaveQuestion } from './useLeaveGuard.ts'

type CardOptions<Tab extends string, Form extends FormValues, Sets extends CardSets> = {
  /** 0 for a new record. */
  id: number
  /** Absent on a card without tabs. */
  tab?: Tab
  address: CardAddress<Tab>
  draft: CardDraft<Form, Sets>
  saving: CardSave
  /** Shows the errors of a tab; true if there are none or it is omitted (USR-31). */
  checkTab?: ((tab: Tab) => Promise<boolean>) | undefined
}

export type CardTabs = {
  current: string
  list: readonly SectionTab[]
  /** Edits at a tab. */
  onEdit: (tab: string) => void
}

export type CardNavigation<Tab extends string = never> = {
  /** The tabs for `Card`, each as it is described. */
  tabs: (describe: (tab: Tab) => Omit<SectionTab, 'id' | 'path'>) => CardTabs
  bar: EditBarProps
  /** Absent when the record can no longer be edited. */
  onEdit?: (() => void) | undefined
  isReadOnly: boolean
  goBack: () => void
  /** What Enter in a field does. */
  submit: () => void
  question: LeaveQuestion | null
  /** Position in the list it was opened from. */
  position: ListPosition | null
  /** Offers a stored draft. */
  draftNotice: ReactElement | null
}

/** The actions of a card, and navigation between its tabs and out of it (USR-24 to USR-31). */
export function useCard<Tab extends string, Form extends FormValues, Sets extends CardSets>(
  options: CardOptions<Tab, Form, Sets>,
): CardNavigation<Tab> {
  const { id, address, tab = address.tabs[0], draft, saving, checkTab } = options
  const isNew = id === 0
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const leaveFreely = useLeaveFreely()
  const storedDraft = useStoredCardDraft({ id, address, draft, saving })
  const { question, guard, afterSave } = useLeaveGuard({
    isDirty: draft.isDirty,
    isTab: (pathname) => address.at(id, pathname) !== null,
    asksOnTabs: !isNew,
    checkTab: draft.base && checkWay,
    // The question does not show what a new record would lose.
    save: ({ isForTab }) => saveAndSettle({ review: isNew ? 'on-access' : 'never', keepsEditing: isForTab }),
    discard: () => settleAfter(draft.restore),
    changes: saving.changes,
    isSaving: saving.isBusy,
  })

  const position = useListPosition({
    list: address.list,
    id: isNew ? null : id,
    pathOf: (other) => address.path(other, tab),
  })
  const latestSave = useLatest(save)

  /** Only moving forward validates. */
  async function checkWay(pathname: string): Promise<boolean> {
    const to = address.at(id, pathname)
    const isForward = to !== null && address.tabs.indexOf(to) > address.tabs.indexOf(tab)
    return isForward && checkTab ? checkTab(tab) : true
  }

  async function saveAndSettle(how: SaveOptions): Promise<boolean> {
    const isSaved = await saving.save(how)
    if (isSaved) storedDraft.settle()
    return isSaved
  }

  function settleAfter(drop: () => void): void {
    drop()
    storedDraft.settle()
  }

  async function save({
    goesOn = false,
    ...how
  }: Pick<SaveOptions, 'review'> & { goesOn?: boolean } = {}): Promise<void> {
    // Enter in a field also comes here; the bar explains why nothing happens.
    if (!isOnline) return
    const isSaved = await saveAndSettle({
      ...how,
      again: () => void latestSave.current({ goesOn }),
      ...(isNew && { see: () => void navigate(`${address.list}?sort=newest`) }),
    })
    if (goesOn) afterSave(isSaved, () => void position?.go(1))
    else afterSave(isSaved, isNew ? () => leaveFreely(() => void navigate(address.listPath())) : undefined)
  }

  const { beginEdit } = draft
  function beginEditAt(to: Tab): void {
    beginEdit()
    if (to !== tab) leaveFreely(() => void navigate(address.path(id, to), { replace: true }))
  }

  const mode = isNew ? 'new' : draft.base ? 'edit' : 'view'
  const [previous, next] = [address.previous(tab), address.next(tab)]
  const goNext = next && ((): void => void navigate(address.path(id, next)))

  return {
    tabs: (describe) => ({
      current: tab,
      list: address.tabs.map((one) => ({ id: one, path: address.path(id, one), ...describe(one) })),
      onEdit: (to) => beginEditAt(to as Tab),
    }),
    question,
    position,
    draftNotice: storedDraft.notice,
    onEdit: beginEdit,
    isReadOnly: draft.base === null || saving.isWorking,
    // In view mode all tabs are on one page.
    goBack: () =>
      void navigate(previous && mode !== 'view' ? address.path(id, previous) : address.listPath()),
    submit() {
      if (mode === 'new' && goNext) goNext()
      else if (mode !== 'view') void save()
    },
    bar: {
      mode,
      busy: saving.isWorking,
      hasChanges: draft.hasChanges,
      onNext: goNext,
      onCancelEdit: () => guard(() => settleAfter(draft.endEdit)),
      onSave: () => void save(),
      ...(mode === 'edit' && {
        onReview: () => void save({ review: 'always' }),
        onSaveNext: position && !position.isLast ? () => void save({ goesOn: true }) : undefined,
      }),
    },
  }
}

type ShowFieldOptions<Tab extends string, Form extends FormValues> = {
  /** 0 for a new record. */
  id: number
  /** Absent on a card without tabs. */
  tab?: Tab
  address: CardAddress<Tab>
  form: UseFormReturn<Form>
  /** If omitted, the first tab has every field. */
  tabOf?: (field: keyof Form & string) => Tab
}

/** Opens a tab or a field on any tab, for a save or a check, without a question. */
export function useShowField<Tab extends string, Form extends FormValues>(
  options: ShowFieldOptions<Tab, Form>,
): {
  showTab: (tab: Tab) => void
  showField: (field: keyof Form & string) => void
  /** Validates these fields and shows the first invalid one; true if none is. */
  checkFields: (fields: readonly (keyof Form & string)[]) => Promise<boolean>
} {
  const { id, address, tab = address.tabs[0], form, tabOf = () => address.tabs[0] } = options
  const navigate = useNavigate()
  const leaveFreely = useLeaveFreely()
  const toFocus = useRef<(keyof Form & string) | null>(null)

  // A field on another tab can be focused only after that tab renders.
  useEffect(() => {
    if (toFocus.current === null || tabOf(toFocus.current) !== tab) return
    form.setFocus(toFocus.current as Path<Form>)
    toFocus.current = null
  })

  function showTab(to: Tab): void {
    if (to !== tab) leaveFreely(() => void navigate(address.path(id, to)))
  }

  function showField(field: keyof Form & string): void {
    if (tabOf(field) === tab) return form.setFocus(field as Path<Form>)
    toFocus.current = field
    showTab(tabOf(field))
  }

  async function checkFields(fields: readonly (keyof Form & string)[]): Promise<boolean> {
    await form.trigger(fields as readonly Path<Form>[])
    const broken = fields.find((field) => form.getFieldState(field as Path<Form>).error)
    if (broken) showField(broken)
    return !broken
  }

  return { showTab, showField, checkFields }
}
