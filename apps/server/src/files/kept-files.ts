import { type Files, filesInRows } from '@campo-livre/backend/ports/files.ts'
import { addressOf, fileOfName, nameAt } from './file-name.ts'
import type { FileStore } from './file-store.ts'
import { makeFile, type MadeFile } from './make-file.ts'
import { writeKept } from './removing.ts'
import type { Ask } from '../store/sql.ts'
import type { Signing } from './signed-address.ts'

/** The files of one call. */
export type CallFiles = {
  /** Makes at once what the call keeps. */
  files: Files
  /** Returns whether a file that was made is not written yet, or one that is copied was not read. */
  isWaiting: () => Promise<boolean>
  /** Writes all that was made, and reads all that is copied. */
  store: (ask: Ask) => Promise<void>
}

/** The files of all calls. */
export type KeptFiles = { begin(): CallFiles }

/** Keeps files in their rows, where a server has no place for them. */
export const keptInRows: KeptFiles = {
  begin: () => ({ files: filesInRows, isWaiting: async () => false, store: async () => {} }),
}

/** Keeps files in a store; those that few may read are read at signed addresses. */
export function keptIn(store: FileStore, signing: Signing): KeptFiles {
  const open = (address: string, now: string) =>
    nameAt(address) === null ? address : signing.sign(address, now)
  const copy = async (address: string) => {
    const name = nameAt(address)
    // Without its pictures, somebody's data are theirs all the same.
    const bytes = name === null ? null : await store.read(name).catch(() => null)
    if (name === null || bytes === null) return address
    return `data:${fileOfName(name)?.type};base64,${Buffer.from(bytes).toString('base64')}`
  }
  return {
    begin: () => {
      // A call may start several times.
      const asked = new Map<string, Promise<MadeFile | null>>()
      const written = new Set<string>()
      const wanted = new Set<string>()
      const copied = new Map<string, string>()
      const waiting = async () => {
        const made = await Promise.all(asked.values())
        return made.flatMap((file) => file?.parts ?? []).filter(({ name }) => !written.has(name))
      }
      return {
        files: {
          keep: async (file, kind) => {
            const key = `${kind} ${file}`
            const making = asked.get(key) ?? makeFile(file, kind)
            asked.set(key, making)
            const made = await making
            return made && addressOf(made.name)
          },
          open,
          // Read between two attempts: until then the address stands for it.
          copy: async (address) => {
            if (nameAt(address) !== null && !copied.has(address)) wanted.add(address)
            return copied.get(address) ?? address
          },
        },
        isWaiting: async () => wanted.size > 0 || (await waiting()).length > 0,
        store: async (ask) => {
          const parts = await waiting()
          await Promise.all(parts.map((part) => writeKept(ask, store, part)))
          for (const { name } of parts) written.add(name)
          const copying = [...wanted].map(async (address) => copied.set(address, await copy(address)))
          await Promise.all(copying)
          wanted.clear()
        },
      }
    },
  }
}
