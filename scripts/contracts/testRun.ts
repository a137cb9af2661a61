import type { Command } from './command.ts'

/** Exit code and output of a contracts command. */
export async function run(
  name: string,
  args: readonly string[],
): Promise<{ status: number; output: string }> {
  const lines: string[] = []
  const listen = (...texts: unknown[]): void => void lines.push(`${texts.join(' ')}\n`)
  const spies = (['log', 'error'] as const).map((kind) =>
    jest.spyOn(console, kind).mockImplementation(listen),
  )
  const { run: work } = (await import(`./${name}.ts`)) as { run: Command }
  const status = await work(args)
  for (const spy of spies) spy.mockRestore()
  return { status, output: lines.join('') }
}
