import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAll, stopAllOnSignal } from '../lib/processes.mjs'

type Options = {
  name: string
  /** Called after the folder is gone, in every case. */ afterwards?: () => void
}

/**
 * Runs `work` in a temporary folder and ends the program with the code that it returns, or with the message of its
 * error. Nothing is left behind, also after Ctrl-C.
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
    // An interrupted run has failed as expected; the signal ends the program.
    if (interrupted.signal.aborted) return
    // Ends child processes before their folder is removed.
    await stopAll()
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
