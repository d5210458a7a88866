import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAll, stopAllOnSignal } from '../lib/processes.mjs'

type Options = { name: string; /** After the folder is gone, whatever happened. */ afterwards?: () => void }

/**
 * Does some work in a folder of its own and ends the program with the code that it answers, or with the sentence of its
 * failure. Nothing is left behind, also after Ctrl-C.
 */
export async function inTemporaryFolder(
  { name, afterwards }: Options,
  work: (folder: string) => Promise<number>,
): Promise<void> {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => interrupted.abort())
  stopAllOnSignal()
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    afterwards?.()
  })
  try {
    process.exit(await work(folder))
  } catch (error) {
    // What was interrupted has failed, and that is no news: the signal ends the program.
    if (interrupted.signal.aborted) return
    // What runs beside it must not write on into a folder that goes.
    await stopAll()
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
