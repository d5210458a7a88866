import type { Sql } from '../store/sql.ts'
import type { CallFiles } from './kept-files.ts'

/** Thrown by an attempt to start again when its files are stored. */
export class FilesFirst extends Error {}

/** Makes attempts until one has its files: they are stored between two, while no transaction is open. */
export async function withFiles<T>(kept: CallFiles, sql: Sql, attempt: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof FilesFirst)) throw error
      await kept.store(sql.ask)
    }
}
