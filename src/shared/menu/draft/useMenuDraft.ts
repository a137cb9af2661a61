import type { MenuTarget } from './newItem.ts'
import { useMenuSave, type MenuAbout, type MenuSave } from './useMenuSave.tsx'
import { useMenuState, type MenuCalls, type MenuState } from './useMenuState.ts'

export type MenuDraft = MenuState & { saving: MenuSave }

/** State of editing and saving an application's menu; it cannot change during a save. */
export function useMenuDraft(target: MenuTarget, calls: MenuCalls, about: MenuAbout): MenuDraft {
  const state = useMenuState(target, calls)
  const saving = useMenuSave(state, about)
  const unlocked = <Step extends (...given: never[]) => void>(step: Step): Step | (() => void) =>
    saving.isSaving ? () => {} : step
  return {
    ...state,
    saving,
    change: unlocked(state.change),
    undo: unlocked(state.undo),
    redo: unlocked(state.redo),
    resume: unlocked(state.resume),
  }
}
