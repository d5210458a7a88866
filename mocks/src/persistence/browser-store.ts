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

/** The keys that begin with a prefix. */
function under(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`)
}

/**
 * The browser's store. IndexedDB and not `localStorage`: each tab has a copy of that, which learns of
 * another tab's writes some time later, so two tabs could book one time. Where a browser forbids it nothing
 * is kept.
 */
export function browserStore(name = 'campo-livre-backend'): Store {
  let connection: Promise<IDBDatabase> | null = null
  const connect = () => {
    connection ??= open(name).then((db) => {
      db.addEventListener('close', () => (connection = null))
      return db
    })
    return connection
  }
  return {
    read: async (key) => {
      try {
        const transaction = (await connect()).transaction(TABLE, 'readonly')
        const value: unknown = await settled(transaction.objectStore(TABLE).get(key))
        return typeof value === 'string' ? value : null
      } catch {
        return null
      }
    },
    readAll: async (prefix) => {
      try {
        const entries = (await connect()).transaction(TABLE, 'readonly').objectStore(TABLE)
        const range = under(prefix)
        const [keys, values] = await Promise.all([
          settled(entries.getAllKeys(range)),
          settled<unknown[]>(entries.getAll(range)),
        ])
        // Only texts were ever put, under texts.
        return new Map((keys as string[]).map((key, index) => [key, String(values[index])]))
      } catch {
        return new Map()
      }
    },
    write: async (entries, dropped) => {
      const transaction = (await connect()).transaction(TABLE, 'readwrite')
      if (dropped !== undefined) transaction.objectStore(TABLE).delete(under(dropped))
      for (const [key, value] of Object.entries(entries)) transaction.objectStore(TABLE).put(value, key)
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () =>
          reject(transaction.error ?? new Error('IndexedDB gave up')),
        )
      })
    },
  }
}
