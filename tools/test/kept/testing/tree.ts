import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Makes a workspace in a temporary folder, removed after the test; `write` changes it. */
export function tree(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'campo-livre-kept-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  return { root, write }
}
