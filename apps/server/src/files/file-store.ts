/** The file that lists the databases whose files a place has. */
export const DATABASES = 'databases.txt'

/** A place for files. A name always has the same bytes, so that files are written again, and never changed. */
export type FileStore = {
  /** Writes a file, whole or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>
  /** Returns the bytes of a file; null where there is none. */
  read(name: string): Promise<Uint8Array | null>
  /** Returns when a file was written last, in milliseconds; null where there is none. */
  writtenAt(name: string): Promise<number | null>
  /** Lists all files with names of ours; others are left alone. */
  list(): AsyncIterable<{ name: string; writtenAt: number }>
  remove(name: string): Promise<void>
  /** Removes what was begun before an instant, in milliseconds, and never ended. */
  removeUnfinished(before: number): Promise<void>
  /** Returns the list of the databases whose files are here; empty where there is none. */
  readDatabases(): Promise<string>
  writeDatabases(list: string): Promise<void>
}
