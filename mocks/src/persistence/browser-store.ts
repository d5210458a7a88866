import type { Store } from './store.ts'

const TABLE = 'entries'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(TABLE))
  return settled(request)
}

/** Returns the range of keys that begin with a prefix. */
function under(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

/**
 * Creates the browser's store. IndexedDB and not `localStorage`: each tab has a copy of that, which learns of another
 * tab's writes some time later, so two tabs could book the same time. Where a browser forbids it nothing is stored;
 * once it has been open, a failed read is an error: it is no proof that there is nothing.
 */
export function browserStore(name = 'campo-livre-backend'): Store {
  let connection: Promise<IDBDatabase> | null = null
  let allowed = false
  const disconnect = () => (connection = null)
  const connect = async (): Promise<IDBDatabase> => {
    connection ??= open(name)
    try {
      const db = await connection
      db.addEventListener('close', disconnect)
      allowed = true
      return db
    } catch (error) {
      disconnect()
      throw error
    }
  }
  /** Returns the object store; opens a connection once more that the browser has closed. */
  const entriesFor = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    const db = await connect()
    try {
      return db.transaction(TABLE, mode).objectStore(TABLE)
    } catch {
      disconnect()
      return (await connect()).transaction(TABLE, mode).objectStore(TABLE)
    }
  }
  const reading = async <T>(read: (entries: IDBObjectStore) => Promise<T>, nothing: T): Promise<T> => {
    const entries = await entriesFor('readonly').catch((error: unknown) => {
      if (allowed) throw error
      return null
    })
    return entries ? read(entries) : nothing
  }
  return {
    read: (key) =>
      reading<string | null>(async (entries) => {
        const value: unknown = await settled(entries.get(key))
        return typeof value === 'string' ? value : null
      }, null),
    readAll: (prefix) =>
      reading<ReadonlyMap<string, string>>(async (entries) => {
        const range = under(prefix)
        const [keys, values] = await Promise.all([
          settled(entries.getAllKeys(range)),
          settled<unknown[]>(entries.getAll(range)),
        ])
        // Keys and values are always written as texts.
        return new Map((keys as string[]).map((key, index) => [key, String(values[index])]))
      }, new Map()),
    write: async (written, dropped) => {
      const entries = await entriesFor('readwrite')
      if (dropped !== undefined) entries.delete(under(dropped))
      for (const [key, value] of Object.entries(written)) {
        if (value === null) entries.delete(key)
        else entries.put(value, key)
      }
      const { transaction } = entries
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('IndexedDB gave up')),
        )
      })
    },
  }
}
