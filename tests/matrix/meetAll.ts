import { screen, waitFor } from '@testing-library/react'
import { faultNames, repeatWithEachFault, type FaultName } from '#shared/testing/testAnswerFaults.ts'
import { press, pressInDialog } from '#shared/testing/testScreen.tsx'
import type { TestServices } from '#shared/testing/testServices.ts'
import { currentToasts } from '#shared/ui/toasts.ts'

/** A call of a screen, and what a person sees and does around it. */
export type Call = {
  /** Id of the endpoint. */
  endpoint: string
  /** Opens the screen where the call is about to be made. */
  begin?: () => Promise<unknown>
  /** Makes the call. */
  act: () => Promise<unknown>
  /** Makes it again after a fault; without it the same. */
  retry?: () => Promise<unknown>
  /** The one message that tells of a fault. */
  message: () => HTMLElement
  /** Takes the message away. */
  close?: () => Promise<unknown>
  /** What a fault leaves as it was. */
  kept?: () => unknown
  /** Waits for what shows that the call was answered. */
  works: () => Promise<unknown>
  /** A write, which is looked up where its answer was lost. */
  isLookedUp?: true
  /** So many calls of the same endpoint are answered well before it. */
  after?: number
  /** What the message says, where it has no room for a reference. */
  words?: RegExp
  /** Faults that this call cannot meet. */
  without?: readonly (FaultName | 'a refusal with 200')[]
}

export const inDialog: Pick<Call, 'message' | 'close'> = {
  message: () => screen.getByRole('alertdialog'),
  close: () => pressInDialog('Aceptar'),
}
export const inPage: Pick<Call, 'message' | 'retry'> = {
  message: () => screen.getByRole('alert'),
  retry: () => press('Reintentar'),
}

/** What it says of a write is that it is done. */
const readsOnly: FaultName = 'an answer without its list'
const refusalWords = 'El servicio no lo permite por ahora.'
const refusal = { informationCode: 'R77', message: refusalWords, information: refusalWords }
const machineRoom = /at Object|<html|portal cautivo|Service Unavailable|TypeError|undefined|NaN/

/** Lets each call meet each fault: one message, no success, nothing lost, no call too many; then it works. */
export function meetAll(
  services: Pick<TestServices, 'callsOf' | 'answerNext'>,
  calls: Record<string, Call>,
): void {
  it.each(Object.entries(calls))(
    '%s: one message for each fault, nothing lost, then it works',
    async (_what, call) => {
      const { endpoint, begin, act, retry = act, close, kept, isLookedUp, after = 0, without = [] } = call
      await begin?.()
      const before = kept?.()
      let [isFirst, asked] = [true, 0]
      const again = async (): Promise<void> => {
        asked = services.callsOf(endpoint).length
        await (isFirst ? act() : retry())
        isFirst = false
      }
      const failed = async (words: RegExp): Promise<void> => {
        await waitFor(() => expect(call.message()).toHaveTextContent(words))
        expect(currentToasts().filter(({ kind }) => kind === 'success')).toEqual([])
        expect(document.body.textContent).not.toMatch(machineRoom)
        if (isLookedUp) expect(services.callsOf(endpoint)).toHaveLength(asked + after + 1)
        await close?.()
        expect(kept?.()).toEqual(before)
      }
      await repeatWithEachFault(services, endpoint, {
        call: again,
        expectFault: () => failed(call.words ?? /Referencia: [0-9A-Z]{7}/),
        after,
        faults: faultNames.filter(
          (fault) => !without.includes(fault) && !(isLookedUp && fault === readsOnly),
        ),
      })
      const well = Array.from({ length: after }, () => ({}))
      if (!without.includes('a refusal with 200')) {
        services.answerNext(endpoint, ...well, { body: { ...refusal, result: refusal } })
        await again()
        await failed(call.words ?? new RegExp(refusalWords))
      }
      if (isLookedUp) services.answerNext(endpoint, ...well, { isLost: true })
      await again()
      await call.works()
    },
  )
}
