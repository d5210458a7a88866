import type { Store } from './store.ts'

const NAME = 'campo-livre-backend'
const TABLE = 'entries'

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(TABLE))
  return settled(request)
}

/**
 * The browser's store. IndexedDB and not `localStorage`: each tab has a copy of that, which learns of
 * another tab's writes some time later, so two tabs could book one time. Where a browser forbids it nothing
 * is kept.
 */
export function browserStore(): Store {
  let connection: Promise<IDBDatabase> | null = null
  const connect = () => {
    connection ??= open().then((db) => {
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
    write: async (entries) => {
      const transaction = (await connect()).transaction(TABLE, 'readwrite')
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
