import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileOfName } from './file-name.ts'
import { DATABASES, type FileStore } from './file-store.ts'

const unfinishedName = /^\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keeps files in a folder, which is made with the first. */
export function folderStore(folder: string): FileStore {
  /** Returns the path of a file; no name leads out of the folder. */
  const pathOf = (name: string) => {
    if (!fileOfName(name)) throw new Error('a file has a name of another kind')
    return join(folder, name)
  }
  const writeWhole = async (path: string, bytes: Uint8Array | string) => {
    const unfinished = join(folder, `.${randomUUID()}`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
      await rename(unfinished, path)
    } catch (error) {
      // A disk that is full gets its room back.
      await rm(unfinished, { force: true })
      throw error
    }
  }
  const databases = join(folder, DATABASES)
  return {
    write: async (name, bytes) => writeWhole(pathOf(name), bytes),
    read: (name) => orNull(readFile(pathOf(name))),
    writtenAt: async (name) => (await orNull(stat(pathOf(name))))?.mtimeMs ?? null,
    list: async function* () {
      const entries = await orNull(opendir(folder))
      if (!entries) return
      for await (const { name } of entries) {
        const found = fileOfName(name) ? await orNull(stat(join(folder, name))) : null
        if (found) yield { name, writtenAt: found.mtimeMs }
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    removeUnfinished: async (before) => {
      for (const name of (await orNull(readdir(folder))) ?? []) {
        const found = unfinishedName.test(name) ? await orNull(stat(join(folder, name))) : null
        if (found && found.mtimeMs < before) await rm(join(folder, name), { force: true })
      }
    },
    readDatabases: async () => (await orNull(readFile(databases, 'utf8'))) ?? '',
    writeDatabases: (list) => writeWhole(databases, list),
  }
}

/** Returns null for what is not there. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
