import type { Page } from '@playwright/test'

/** Returns all that the browser keeps of a page's site, as one text: both storages and every row of IndexedDB. */
export async function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(request.error?.message)))
      })
    const rows: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await answered(indexedDB.open(name))
      for (const store of base.objectStoreNames)
        rows.push(await answered(base.transaction(store).objectStore(store).getAll()))
      base.close()
    }
    return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), rows])
  })
}
