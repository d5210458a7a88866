import { element } from '../dom.ts'

/** Hands a JSON file to whoever tries the app. */
export function download(name: string, data: unknown): void {
  const file = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  element('a', { href, download: name }).click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
