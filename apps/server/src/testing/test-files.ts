import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '../files/folder-store.ts'
import { keptIn } from '../files/kept-files.ts'
import { signingBy } from '../files/signed-address.ts'

/** Makes a folder for the files of a test, and what keeps and serves them. */
export function testFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'campo-files-'))
  const store = folderStore(folder)
  const signing = signingBy(Buffer.alloc(32, 7))
  return {
    folder,
    store,
    signing,
    files: keptIn(store, signing),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
