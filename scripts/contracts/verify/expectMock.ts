import { InputError } from '../inputError.ts'

/**
 * A verification without `--states` prepares its states by the control API of a mock.
 * @throws InputError in words when nobody answers at `url`, or when it is no mock
 */
export async function expectMock(url: string): Promise<void> {
  const answer = await fetch(`${url}/__mock/v1/health`).catch(() => null)
  if (!answer) throw new InputError(`Nobody answers at ${url}.`)
  if (!answer.ok)
    throw new InputError(
      `${url} has no control API of the mock. Say where the service prepares its states: --provider NAME --states URL.`,
    )
}
